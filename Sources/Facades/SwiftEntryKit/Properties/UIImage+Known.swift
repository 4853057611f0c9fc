internal import Usher

extension UIImage {
  /// Returns the image with this name; `nil`, and a report to the default presenter, for an unknown
  /// name.
  nonisolated static func known(as name: String) -> UIImage? {
    let image = UIImage(named: name)
    if image == nil { Presenter.enqueueDefault { $0.report(.unknownImage(name)) } }
    return image
  }
}
