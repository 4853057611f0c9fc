#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The cover of the background of an overlay: its own fill, over fills of replaced scrims.
///
/// To VoiceOver it is a button where the overlay's content says what such a button is called.
@MainActor
final class ScrimView: TraitView {
  /// Called when assistive technology activates the scrim.
  var onActivate: @MainActor () -> Void = {}
  private(set) var fill: FillView
  /// Whether any scene has had the scrim.
  private(set) var wasInScene = false
  private var layers: [(id: OverlayID?, view: FillView)] = []

  init(fill: FillView) {
    self.fill = fill
    super.init(frame: .zero)
    layers = [(nil, fill)]
    addSubview(fill)
    alpha = 0
    isHidden = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Names the backdrop's button; an empty name removes the button.
  func name(_ label: String) {
    isAccessibilityElement = !label.isEmpty
    accessibilityLabel = label.isEmpty ? nil : label
    accessibilityTraits = label.isEmpty ? .none : .button
  }

  /// Replaces the scrim's own fill.
  func show(_ fill: FillView) {
    guard fill !== self.fill else { return }
    self.fill.removeFromSuperview()
    self.fill = fill
    layers[layers.count - 1].view = fill
    addSubview(fill)
    setNeedsLayout()
  }

  /// Takes the look from a scene, or lets the render server play the change.
  ///
  /// - Parameters:
  ///   - scrim: The look of the scrim; `nil` hides the scrim.
  ///   - hole: The hole in the scrim; `nil` for none.
  ///   - playback: The one who draws the change: the host frame by frame, or the render server.
  ///   - replacement: Makes the fill of an overlay that the scrim has taken over.
  func look(
    _ scrim: Scrim?, around hole: PlacedSpotlight?, by playback: Playback,
    replacement: (OverlayID) -> FillView?
  ) {
    if scrim != nil { wasInScene = true }
    switch playback {
    case .goesOn: break
    case .drawn:
      keep(scrim?.replaced.map(\.id) ?? [], replacement)
      rest(as: scrim)
      layer.stopPlaying("opacity")
      for layer in layers {
        layer.view.layer.stopPlaying("opacity")
        layer.view.open(hole)
        layer.view.surrounding?.stopPlaying("path")
      }
    case .begins(let track, let start):
      keep(scrim?.replaced.map(\.id) ?? [], replacement)
      rest(as: track.samples.last?.scrim)
      isHidden = track.samples.allSatisfy { ($0.scrim?.opacity ?? 0) == 0 }
      layer.playOpacity(track, at: start) { $0.scrim?.opacity ?? 0 }
      for (index, layer) in layers.enumerated() {
        layer.view.layer.playOpacity(track, at: start) { opacities($0.scrim)[index] }
        layer.view.playHole(track, at: start)
      }
    }
  }

  /// Sets the look of a scrim at rest.
  private func rest(as scrim: Scrim?) {
    // No animation of UIKit's, such as a rotation, fades a scrim.
    UIView.performWithoutAnimation {
      alpha = CGFloat(scrim?.opacity ?? 0)
      isHidden = alpha == 0
      for (layer, opacity) in zip(layers, opacities(scrim)) { layer.view.alpha = CGFloat(opacity) }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for layer in layers { layer.view.frame = bounds }
  }

  override func accessibilityActivate() -> Bool {
    // UIKit declares it for every object, and asks on the main thread.
    MainActor.assumeIsolated {
      guard isAccessibilityElement else { return false }
      onActivate()
      return true
    }
  }

  /// Keeps one view for each visible fill, in order.
  private func keep(_ replaced: [OverlayID], _ replacement: (OverlayID) -> FillView?) {
    guard replaced != layers.dropLast().map(\.id) else { return }
    let known = layers.dropLast()
    for layer in known where !replaced.contains(where: { $0 == layer.id }) {
      layer.view.removeFromSuperview()
    }
    let kept = replaced.compactMap { id in
      (known.first { $0.id == id }?.view ?? replacement(id)).map {
        (id: OverlayID?.some(id), view: $0)
      }
    }
    layers = kept + [(nil, fill)]
    for layer in layers { addSubview(layer.view) }
    setNeedsLayout()
  }

  /// Returns the opacities of the layers for the shares of a cross-fade.
  ///
  /// A cross-fade shows each fill by its share, and no fill shines through another. A layer has to
  /// be the more opaque, the more the layers above hide: its visible share is its opacity times
  /// 1 - opacity * alpha of the fill of each layer above. The result is exact for fills of one
  /// color, and close for others.
  private func opacities(_ scrim: Scrim?) -> [Double] {
    guard let scrim, layers.count > 1 else { return layers.map { _ in 1 } }
    let shares = layers.map { layer in
      guard let id = layer.id else { return scrim.share }
      return scrim.replaced.first { $0.id == id }?.share ?? 0
    }
    var opacities = shares
    var (seen, uncovered) = (1.0, 1.0)
    for index in layers.indices.reversed() {
      let weight = (index == 0 ? 1 : shares[index]) * seen
      opacities[index] = uncovered > 0 ? min(weight / uncovered, 1) : 1
      uncovered *= 1 - opacities[index] * layers[index].view.background.density(for: traits)
      seen *= 1 - shares[index]
    }
    return opacities
  }
}

extension Background {
  /// The share of light held back, from 0 to 1; 1 for pictures and blurs.
  fileprivate func density(for traits: Traits) -> Double {
    switch self {
    case .clear: 0
    case .color(let color): color.resolved(for: traits).alpha
    case .gradient(let gradient):
      gradient.colors.reduce(0) { $0 + $1.resolved(for: traits).alpha }
        / Double(gradient.colors.count)
    case .image, .blur: 1
    }
  }
}
#endif
