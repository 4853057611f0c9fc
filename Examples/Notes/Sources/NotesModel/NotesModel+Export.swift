internal import Usher

extension NotesModel {
  /// A function that writes the notes, and reports the fraction that is written, from 0 to 1.
  public typealias Exporter =
    @MainActor @Sendable ([Note], _ tell: @MainActor @Sendable (Double) -> Void) async throws
    -> Void

  /// Exports the notes, unless an export is running.
  ///
  /// One message shows the progress, and then the success or the failure. Its buttons cancel or
  /// restart the export. A new export replaces the message of a failed export.
  ///
  /// - Throws: The export's last error, after a message has reported it.
  public func export(by exporter: @escaping Exporter) async throws {
    guard !isExporting else { return }
    isExporting = true
    let done = ObservableValue(0.0)
    try await presenter.present(
      // The export runs as long as the message is shown, so only the button dismisses it.
      while: .progress("Exporting notes", value: done, button: .button("Cancel", role: .cancel))
        .name("export").preset(Self.staying).dismissible(false)
    ) { [self] in
      isExporting = true
      defer { isExporting = false }
      done.value = 0
      try await exporter(store.notes) { done.value = $0 }
    } success: { _ in
      .message(.success, layout: .card, title: "Exported")
    } failure: {
      .message(
        .error, layout: .card, title: "Export failed", text: "\($0.error)",
        button: $0.retry("Try again"))
    }
  }
}
