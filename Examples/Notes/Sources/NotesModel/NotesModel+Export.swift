internal import Usher

extension NotesModel {
  /// A way to write the notes; it tells from 0 to 1 how much of them is written.
  public typealias Exporter =
    @MainActor @Sendable ([Note], _ tell: @MainActor @Sendable (Double) -> Void) async throws
    -> Void

  /// Exports the notes, unless an export is under way.
  ///
  /// One message shows the progress, and in the same place the success or the failure. Its buttons
  /// cancel the export and begin again.
  public func export(by exporter: @escaping Exporter) {
    guard exporting == nil else { return }
    failedExport?.dismiss()
    let done = Live(0.0)
    let message = presenter.present(
      .progress(
        OverlayNode.Text("Exporting notes", weight: .semibold), done: done,
        button: OverlayNode.Button("Cancel") { [weak self] in self?.exporting?.cancel() }),
      // The export goes on while the message is there, so only the button removes it.
      using: Self.staying.with {
        $0.overlay.swipe = nil
        $0.overlay.dismissesOnEscape = false
      }, name: "export")
    exporting = Task {
      defer { exporting = nil }
      do {
        try await exporter(store.notes) { done.value = $0 }
        message.update(to: .message(.success, layout: .card, title: "Exported"), as: Self.toast)
      } catch is CancellationError {
        // The button has dismissed the message.
      } catch {
        let again = OverlayNode.Button("Try again") { [weak self] in self?.export(by: exporter) }
        message.update(
          to: .message(
            .error, layout: .card, title: "Export failed", description: "\(error)", button: again),
          as: Self.staying.overlay)
        failedExport = message
      }
    }
  }

  private static let staying = OverlayAttributes.persistent.with {
    $0.overlay.placement = .bottom
  }
}
