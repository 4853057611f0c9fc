/// The kind of constraint that UIKit keeps in a view for the size of its content.
///
/// The stand-in makes none by itself: it knows such sizes without constraints.
public final class NSContentSizeLayoutConstraint: NSLayoutConstraint {}
