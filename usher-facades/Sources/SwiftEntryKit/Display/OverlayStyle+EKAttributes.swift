#if os(iOS) || UIKIT_STAND_IN
internal import Foundation
internal import UIKitBridge
@_spi(Facades) internal import Usher

extension OverlayStyle {
  /// Creates the surface of an entry, which clips the content to round corners.
  init(_ attributes: EKAttributes) {
    let corners = Corners(attributes.roundCorners)
    self.init(
      background: Background(attributes.entryBackground, attributes.displayMode),
      corners: corners, border: OverlayBorder(attributes.border),
      shadow: OverlayShadow(attributes.shadow, attributes.displayMode),
      clipsContent: !corners.areSquare)
  }
}

extension Background {
  /// Creates the background of an entry, or the scrim behind an entry.
  init(_ style: EKAttributes.BackgroundStyle, _ mode: EKAttributes.DisplayMode) {
    switch style {
    case .visualEffect(let blur): self = .blur(Blur(blur, mode))
    case .color(let color): self = .color(AdaptiveColor(color, mode))
    case .gradient(let gradient):
      self = .gradient(
        Background.Gradient(
          colors: gradient.colors.map { AdaptiveColor($0, mode) },
          from: RelativePoint(gradient.startPoint),
          to: RelativePoint(gradient.endPoint)))
    case .image(let image): self = .image(OverlayNode.Image.Source(image))
    case .clear: self = .clear
    }
  }
}

extension Blur {
  fileprivate init(
    _ style: EKAttributes.BackgroundStyle.BlurStyle, _ mode: EKAttributes.DisplayMode
  ) {
    let (light, dark) = (Blur(style.light), Blur(style.dark))
    switch mode {
    case .inferred: self.init(light: light.light, dark: dark.dark)
    case .light: self = light
    case .dark: self = dark
    }
  }
}

extension RelativePoint {
  fileprivate init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}

extension Corners {
  fileprivate init(_ corners: EKAttributes.RoundCorners) {
    switch corners {
    case .none: self = .none
    case .all(let radius): self = .all(Double(radius))
    case .top(let radius): self = .top(Double(radius))
    case .bottom(let radius): self = .bottom(Double(radius))
    }
  }
}

extension OverlayBorder {
  fileprivate init?(_ border: EKAttributes.Border) {
    switch border {
    case .none: return nil
    case .value(let color, let width): self.init(AdaptiveColor(color), width: Double(width))
    }
  }
}

extension OverlayShadow {
  fileprivate init?(_ shadow: EKAttributes.Shadow, _ mode: EKAttributes.DisplayMode) {
    switch shadow {
    case .none: return nil
    case .active(let value):
      self.init(
        color: AdaptiveColor(value.color, mode).faded(by: Double(value.opacity)),
        // A layer's shadow radius is half of `OverlayShadow.blur`.
        blur: 2 * Double(value.radius),
        offset: Vector(dx: Double(value.offset.width), dy: Double(value.offset.height)))
    }
  }
}

extension AdaptiveColor {
  /// Returns the color with its opacity multiplied by `share`.
  fileprivate func faded(by share: Double) -> AdaptiveColor {
    func faded(_ color: RGBA) -> RGBA {
      color.opacity(color.alpha * share.mended(in: 0...1, otherwise: 1))
    }
    return AdaptiveColor(
      light: faded(light), dark: faded(dark), clearLight: faded(clearLight),
      clearDark: faded(clearDark))
  }
}

extension Haptic {
  /// Creates the haptic feedback for an entry's appearance, or `nil` if there is none.
  init?(_ feedback: EKAttributes.NotificationHapticFeedback) {
    switch feedback {
    case .success: self = .success
    case .warning: self = .warning
    case .error: self = .error
    case .none: return nil
    }
  }
}
#endif
