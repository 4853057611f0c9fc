import Foundation

/// A container with a preferred size, which is told of the preferred sizes of its children.
@MainActor
public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
}
