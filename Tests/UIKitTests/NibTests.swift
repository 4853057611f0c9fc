#if UIKIT_STAND_IN
import Foundation
import Testing
import UIKit

extension StandInTests {
  /// "UINib", "NSObject.awakeFromNib()".
  @Test("a registered nib creates its objects, connects the owner, and then awakes all objects")
  func nibs() {
    @MainActor
    final class Piece: UIView {
      var lines: [String] = []
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        lines.append("coder")
      }
      override func awakeFromNib() {
        super.awakeFromNib()
        lines.append("awake \(subviews.count)")
      }
    }
    final class Owner: NSObject {
      var piece: Piece?
    }
    StandIn.registerNib(named: "Piece") { owner, coder in
      guard let piece = Piece(coder: coder), let inner = Piece(coder: coder) else { return [] }
      piece.addSubview(inner)
      (owner as? Owner)?.piece = piece
      #expect(piece.lines == ["coder"])
      return [piece]
    }
    let owner = Owner()
    let nib = UINib(nibName: "Piece", bundle: nil)
    let objects = nib.instantiate(withOwner: owner)
    #expect(objects.count == 1 && objects.first as? Piece === owner.piece)
    #expect(owner.piece?.lines == ["coder", "awake 1"])
    #expect((owner.piece?.subviews.first as? Piece)?.lines == ["coder", "awake 0"])
    let others = Bundle.main.loadNibNamed("Piece", owner: nil, options: nil)
    #expect(others?.first as? Piece !== owner.piece && others?.count == 1)
    #expect(Bundle.main.path(forResource: "Piece", ofType: "nib") != nil)
  }

  @Test(
    "a missing nib creates nothing, and is recorded as the exception that UIKit raises"
  )
  func missingNib() {
    #expect(Bundle.main.path(forResource: "Nothing", ofType: "nib") == nil)
    #expect(UINib(nibName: "Nothing", bundle: nil).instantiate(withOwner: nil).isEmpty)
    #expect(Bundle.main.loadNibNamed("Nothing", owner: nil, options: nil) == nil)
    #expect(
      World.current.exceptions.map(\.name)
        == Array(repeating: "NSInternalInconsistencyException", count: 2))
    StandIn.registerNib(named: "Here", in: Bundle(path: "/") ?? .main) { _, _ in [UIView()] }
    #expect(Bundle(path: "/")?.path(forResource: "Here", ofType: "nib") != nil)
    #expect(Bundle.main.path(forResource: "Here", ofType: "nib") == nil)
  }

  /// "UIViewController.nibName".
  @Test("a controller loads its view from the given nib, or from the nib with its class's name")
  func controllerNibs() {
    @MainActor
    final class CardViewController: UIViewController {
      var isAwake = false
      override func viewDidLoad() {
        super.viewDidLoad()
        #expect(view.tag == 7)
      }
    }
    for name in ["Given", "CardView"] {
      StandIn.registerNib(named: name) { owner, coder in
        let view = UILabel(coder: coder)
        view?.tag = 7
        (owner as? UIViewController)?.view = view
        return [view as Any]
      }
    }
    StandIn.registerNib(named: "NoView") { _, _ in [] }
    #expect(CardViewController(nibName: "Given", bundle: nil).view is UILabel)
    #expect(CardViewController().view is UILabel)
    #expect(!(UIViewController().view is UILabel))
    #expect(World.current.exceptions.isEmpty)
    #expect(UIViewController(nibName: "NoView", bundle: nil).view != nil)
    #expect(UIViewController(nibName: "Missing", bundle: nil).view != nil)
    #expect(World.current.exceptions.count == 2)
  }

  @Test("a registered segue is prepared and performed, and another is recorded as an exception")
  func segues() {
    @MainActor
    final class Source: UIViewController {
      var lines: [String] = []
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        lines.append("prepare \(segue.identifier ?? "") \(sender as? String ?? "")")
      }
      override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        lines.append("should")
        return false
      }
    }
    let source = Source()
    StandIn.registerSegue(withIdentifier: "Show") { source in
      UIStoryboardSegue(
        identifier: "Show", source: source, destination: UIViewController(),
        performHandler: { (source as? Source)?.lines.append("perform") })
    }
    source.performSegue(withIdentifier: "Show", sender: "me")
    #expect(source.lines == ["prepare Show me", "perform"])
    #expect(World.current.exceptions.isEmpty)
    source.performSegue(withIdentifier: "Other", sender: nil)
    #expect(World.current.exceptions.map(\.name) == ["NSInvalidArgumentException"])
  }
}
#endif
