#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// Reports where the app's field with the keyboard is, while overlays are shown: as editing begins
/// or ends, and in each turn of the run loop.
///
/// UIKit tells of editing in its text fields, which SwiftUI's have inside. A text view may be as
/// large as the screen, so it does not count.
@MainActor
final class FocusedAreaWatch {
  /// Returns the part of the app that overlays are shown in; `nil` for none.
  private var area: @MainActor () -> AppArea? = { nil }
  private var report: @MainActor (OverlayRect?) -> Void = { _ in }
  private let editing = NotificationInput()
  private let turns = TurnObserver()
  private var isWatching = false
  private weak var field: UITextField?
  /// Whether a field has been looked for whose editing began before the watch.
  private var hasSearched = false
  private var known: OverlayRect?
  /// The overlays that are on screen, or about to be.
  private var shown: Set<OverlayID> = []

  /// Looks for the field in `area`, and reports changes by `report`, from now on.
  func start(
    in area: @escaping @MainActor () -> AppArea?,
    _ report: @escaping @MainActor (OverlayRect?) -> Void
  ) {
    self.area = area
    self.report = report
    editing.listen(to: UITextField.textDidBeginEditingNotification) { [weak self] object, _ in
      guard let self, let field = object as? UITextField, !field.isInOverlay,
        area()?.find(field) != nil
      else { return }
      self.field = field
      look()
    }
    editing.listen(to: UITextField.textDidEndEditingNotification) { [weak self] _, _ in
      self?.look()
    }
  }

  /// Looks while there is an overlay, first of all before it is measured.
  func attach(_ id: OverlayID) {
    if !hasSearched, let area = area() {
      hasSearched = true
      field = field ?? area.editedField
    }
    shown.insert(id)
    look()
  }

  func detach(_ id: OverlayID) {
    shown.remove(id)
    watch()
  }

  /// Stops for good.
  func end() {
    editing.stop()
    turns.stop()
    (shown, area, report, isWatching) = ([], { nil }, { _ in }, false)
  }

  /// Looks at the turns of the run loop while an overlay is shown and the field has the keyboard.
  private func watch() {
    let watches = !shown.isEmpty && field?.isFirstResponder == true
    guard watches != isWatching else { return }
    isWatching = watches
    guard watches else { return turns.stop() }
    turns.start(in: area()) { [weak self] in
      // UIKit lays the app's views out only as the turn's changes are drawn, which is too late.
      self?.field?.window?.layoutIfNeeded()
      self?.look()
    }
  }

  private func look() {
    watch()
    guard !shown.isEmpty else { return }
    let found = focusedArea
    guard found != known else { return }
    known = found
    report(found)
  }

  private var focusedArea: OverlayRect? {
    guard let field, field.isFirstResponder, !field.isInOverlay else { return nil }
    return area()?.find(field)?.visibility.visibleFrame
  }
}

extension AppArea {
  /// The text field with the keyboard; `nil` for none.
  fileprivate var editedField: UITextField? {
    switch self {
    case .scene(let scene): scene.windows.lazy.compactMap(\.editedField).first
    case .view(let overlays): (overlays.covered?.view ?? overlays.superview)?.editedField
    }
  }
}

extension UIView {
  /// The text field with the keyboard, which is this view or in it; `nil` for none.
  fileprivate var editedField: UITextField? {
    if let field = self as? UITextField, field.isFirstResponder { return field }
    return subviews.lazy.compactMap(\.editedField).first
  }

  /// Whether the view belongs to an overlay.
  fileprivate var isInOverlay: Bool {
    sequence(first: self, next: \.superview).contains { $0 is OverlayView }
  }
}
#endif
