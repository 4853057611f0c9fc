/// The kind of constraint that UIKit adds to a view for the size of its content.
///
/// The stand-in creates none, because it knows these sizes without constraints.
public final class NSContentSizeLayoutConstraint: NSLayoutConstraint {}
