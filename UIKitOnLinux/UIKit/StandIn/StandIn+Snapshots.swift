import Foundation

extension StandIn {
  /// Draws a scene for the app switcher, as UIKit does after a scene has moved to the background.
  ///
  /// The scene is drawn in both styles, and on an iPad also rotated.
  ///
  /// Each snapshot changes traits, sizes and safe areas like an action of the user, in a separate
  /// turn of the run loop.
  static func takeSnapshots(of scene: UIWindowScene) {
    let (traits, frame) = (World.current.traits(of: scene), scene.frameOnScreen)
    if scene.traitCollection.userInterfaceIdiom == .pad {
      let turned = CGRect(x: 0, y: 0, width: frame.height, height: frame.width)
      for place in [turned, frame] {
        resize(scene, to: place, duration: 0)
      }
    }
    let other: UIUserInterfaceStyle =
      scene.traitCollection.userInterfaceStyle == .dark ? .light : .dark
    for values in [traits.overridden(by: TraitValues(style: other)), traits] {
      World.current.replaceTraits(values, of: scene)
      scene.settleTraits()
      for window in scene.windows {
        window.settleSafeArea()
        window.setNeedsLayout()
      }
      finishTurn()
    }
  }
}
