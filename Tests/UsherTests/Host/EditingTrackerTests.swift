import Testing
import Usher

@Suite("The edited field")
@MainActor
struct EditingTrackerTests {
  private let tracker = EditingTracker()

  private func field(_ editing: OverlayNode.Field.Editing = .init()) -> OverlayNode.Field {
    OverlayNode.Field(ObservableValue(""), placeholder: OverlayNode.Text("Name"), editing: editing)
  }

  @Test("the host can end editing only in the edited field")
  func end() {
    let (edited, other) = (field(), field())
    tracker.move(to: edited)
    #expect(!tracker.end(in: other) && tracker.isEditing(edited))
    #expect(tracker.end(in: edited) && tracker.field == nil)
  }

  @Test("the field stays edited if it refuses to end, and the app can move the focus instead")
  func kept() {
    let stubborn = field(.init(shouldEnd: { false }))
    tracker.move(to: stubborn)
    #expect(!tracker.end(in: stubborn) && tracker.isEditing(stubborn))
    tracker.move(to: nil, isForced: true)
    let next = field()
    let leaving = field(.init(didEnd: { [tracker] in tracker.move(to: next) }))
    tracker.move(to: leaving)
    #expect(!tracker.end(in: leaving) && tracker.isEditing(next))
  }

  @Test("Return has an effect only in the edited field")
  func returns() {
    let (edited, other) = (field(), field())
    tracker.move(to: edited)
    #expect(tracker.allowsReturn(in: edited) && !tracker.allowsReturn(in: other))
  }
}
