#if !GTK

extension StandIn {
  /// Whether text is measured by its characters' shapes and pictures are drawn, as with the trait
  /// GTK.
  public nonisolated static let isDrawn = false

  /// Returns an empty picture of a view's size, because GTK's libraries are missing.
  public static func picture(
    of view: UIView, scale: Double = 1, background: UIColor? = nil
  ) -> Picture {
    finishTurn()
    if view.window == nil { view.layer.layoutTree() }
    return Picture(of: view.bounds.size, scale: scale)
  }

  /// Returns an empty picture of a scene's size, because GTK's libraries are missing.
  public static func picture(
    of scene: UIWindowScene, scale: Double = 1, background: UIColor? = nil
  ) -> Picture {
    finishTurn()
    return Picture(of: scene.bounds.size, scale: scale)
  }
}

extension Picture {
  fileprivate init(of size: CGSize, scale: Double) {
    let pixels = PixelSurface(
      width: Int((Double(size.width) * scale).rounded(.up)),
      height: Int((Double(size.height) * scale).rounded(.up)))
    self.init(pixels: pixels, scale: scale)
  }
}
#endif
