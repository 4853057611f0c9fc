#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The scrim of an overlay: its own fill, above the fills of replaced scrims.
///
/// For VoiceOver, the scrim is a button if the overlay's semantics have a label for the backdrop.
@MainActor
final class ScrimView: TraitView {
  /// Called when assistive technology activates the scrim.
  var onActivate: @MainActor () -> Void = {}
  private(set) var fill: FillView
  /// Whether a scene has shown the scrim.
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

  /// Sets the label of the backdrop's button, or removes the button if the label is empty.
  func name(_ label: String) {
    isAccessibilityElement = !label.isEmpty
    accessibilityLabel = label.isEmpty ? nil : label
    accessibilityTraits = label.isEmpty ? .none : .button
  }

  func show(_ fill: FillView) {
    guard fill !== self.fill else { return }
    self.fill.removeFromSuperview()
    self.fill = fill
    layers[layers.count - 1].view = fill
    addSubview(fill)
    setNeedsLayout()
  }

  /// Shows the scrim of a scene, or passes its change to the render server.
  ///
  /// - Parameters:
  ///   - scrim: The scrim to show, or `nil` to hide it.
  ///   - hole: The hole in the scrim, or `nil` for no hole.
  ///   - playback: How the change is drawn.
  ///   - replacement: Returns the fill of an overlay whose scrim this scrim has replaced.
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

  /// Sets the final appearance of a scrim.
  private func rest(as scrim: Scrim?) {
    // UIKit's animations, such as a rotation, must not fade a scrim.
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
    // UIKit declares this for every object, but calls it on the main thread.
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

  /// Returns the opacities of the layers during a cross-fade.
  ///
  /// Each fill should contribute its share to the visible color. A layer that is partly hidden by
  /// the layers above therefore needs a higher opacity. Its visible share is its opacity,
  /// multiplied by `1 - opacity * density` for each layer above. The result is exact for fills with
  /// the same color, and close for other fills.
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
  /// The fraction of the light that the background blocks, from 0 to 1.
  ///
  /// Images and blurs are treated as opaque.
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
