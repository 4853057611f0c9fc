internal import Foundation

extension UIViewController {
  /// The name of the view's nib ("UIViewController.nibName").
  ///
  /// This is `nibName` if it is set. Otherwise, it is the class name without "Controller", or the
  /// class name.
  var nameOfNib: String? {
    if let nibName { return nibName }
    let bundle = nibBundle ?? .main
    let name = String(describing: type(of: self))
    let short = name.hasSuffix("ViewController") ? String(name.dropLast("Controller".count)) : nil
    return [short, name].lazy.compactMap { $0 }
      .first { World.current.nib(named: $0, in: bundle) != nil }
  }

  /// Loads the view from a nib.
  func load(from name: String) {
    let bundle = nibBundle ?? .main
    _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: self)
    guard !isViewLoaded, World.current.nib(named: name, in: bundle) != nil else { return }
    World.current.raise(
      "NSInternalInconsistencyException",
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view "
        + "outlet was not set.")
  }
}
