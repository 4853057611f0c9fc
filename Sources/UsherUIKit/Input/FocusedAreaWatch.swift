#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// Reports the frame of the app's focused text field while overlays are shown.
///
/// The frame is checked when editing begins or ends, and in each run loop turn. UIKit's
/// notifications include SwiftUI's text fields, because these contain UIKit's fields. Text views
/// are ignored because they can be as large as the screen.
@MainActor
final class FocusedAreaWatch {
  /// The part of the app in which overlays are shown.
  ///
  /// The closure returns `nil` while the host has no scene or view.
  private var area: @MainActor () -> AppArea? = { nil }
  private var report: @MainActor (OverlayRect?) -> Void = { _ in }
  private let editing = NotificationInput()
  private let turns = TurnObserver()
  private var isWatching = false
  private weak var field: UITextField?
  /// Whether the app was searched for a field whose editing began before `start(in:_:)`.
  private var hasSearched = false
  private var known: OverlayRect?
  /// The overlays that are visible or about to appear.
  private var shown: Set<OverlayID> = []

  /// Starts to look for the field in `area`, and calls `report` whenever the field's frame changes.
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

  /// Follows the field while an overlay is attached.
  ///
  /// Call this before the overlay is measured.
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

  func end() {
    editing.stop()
    turns.stop()
    (shown, area, report, isWatching) = ([], { nil }, { _ in }, false)
  }

  /// Observes run loop turns while an overlay is shown and the field is focused.
  private func watch() {
    let watches = !shown.isEmpty && field?.isFirstResponder == true
    guard watches != isWatching else { return }
    isWatching = watches
    guard watches else { return turns.stop() }
    turns.start(in: area()) { [weak self] in
      // UIKit lays the app's views out when the turn's changes are drawn, which is too late.
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
  /// The focused text field in the area, or `nil` if there is none.
  fileprivate var editedField: UITextField? {
    switch self {
    case .scene(let scene): scene.windows.lazy.compactMap(\.editedField).first
    case .view(let overlays): (overlays.covered?.view ?? overlays.superview)?.editedField
    }
  }
}

extension UIView {
  /// The focused text field in this view, or `nil` if there is none.
  ///
  /// This can be the view itself.
  fileprivate var editedField: UITextField? {
    if let field = self as? UITextField, field.isFirstResponder { return field }
    return subviews.lazy.compactMap(\.editedField).first
  }

  fileprivate var isInOverlay: Bool {
    sequence(first: self, next: \.superview).contains { $0 is OverlayView }
  }
}
#endif
