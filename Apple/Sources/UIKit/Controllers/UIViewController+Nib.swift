internal import Foundation

extension UIViewController {
  /// The nib of the view: the given one, else that with the class's name without "Controller" at its end, else
  /// that with the class's name ("UIViewController.nibName").
  var nameOfNib: String? {
    if let nibName { return nibName }
    let bundle = nibBundle ?? .main
    let name = String(describing: type(of: self))
    let short = name.hasSuffix("ViewController") ? String(name.dropLast("Controller".count)) : nil
    return [short, name].lazy.compactMap { $0 }
      .first { World.current.nib(named: $0, in: bundle) != nil }
  }

  /// Lets the nib set the view.
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
