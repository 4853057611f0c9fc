/// The kind of rule that UIKit keeps in a view for the size of its content.
///
/// The stand-in makes none by itself: it knows such sizes without rules.
public final class NSContentSizeLayoutConstraint: NSLayoutConstraint {}
