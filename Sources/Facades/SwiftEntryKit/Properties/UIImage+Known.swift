internal import Usher

extension UIImage {
  /// The image of a name; `nil`, with a report to the default presenter, where there is none.
  nonisolated static func known(as name: String) -> UIImage? {
    let image = UIImage(named: name)
    if image == nil { Presenter.enqueueDefault { $0.report(.unknownImage(name)) } }
    return image
  }
}
