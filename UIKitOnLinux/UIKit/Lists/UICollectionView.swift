/// A layout of a collection, which has no effect in the stand-in.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {}

/// A view of cells.
///
/// The stand-in has neither a data source nor a layout, so cells are added as subviews.
open class UICollectionView: UIScrollView {
  /// Whether a tap selects a cell ("allowsSelection": true by default).
  open var allowsSelection = true
  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout

  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
    self.collectionViewLayout = collectionViewLayout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }
}

/// A view in a collection that the collection reuses.
open class UICollectionReusableView: UIView {}

/// A cell of a collection.
open class UICollectionViewCell: UICollectionReusableView {}
