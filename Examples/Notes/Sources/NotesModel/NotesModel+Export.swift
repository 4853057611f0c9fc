internal import Usher

extension NotesModel {
  /// A way to write the notes; it tells from 0 to 1 how much of them is written.
  public typealias Exporter =
    @MainActor @Sendable ([Note], _ tell: @MainActor @Sendable (Double) -> Void) async throws
    -> Void

  /// Exports the notes, unless an export is under way.
  ///
  /// One message shows the progress, and in the same place the success or the failure. Its buttons
  /// cancel the export and begin again. A new export takes the place of one that failed.
  ///
  /// - Throws: The export's last error, once the user was told.
  public func export(by exporter: @escaping Exporter) async throws {
    guard !isExporting else { return }
    isExporting = true
    let done = ObservableValue(0.0)
    try await presenter.present(
      // The export goes on while the message is there, so only the button removes it.
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
