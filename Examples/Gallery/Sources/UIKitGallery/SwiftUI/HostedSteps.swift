#if os(iOS)
import GalleryModel
import Combine
import SwiftUI
import UIKit
import UsherUI

/// The device check's overlays that SwiftUI shows.
@MainActor
final class HostedSteps: ObservableObject {
  @Published fileprivate var shown: Set<DeviceStep> = []
  private let session: GallerySession
  /// The controller of the view that the overlays belong to.
  private(set) lazy var controller: UIViewController = UIHostingController(
    rootView: HostedStepsView(steps: self).overlays(by: session.presenter))

  init(session: GallerySession) {
    self.session = session
  }

  /// Shows the overlay of a step.
  ///
  /// If it is already shown, it is shown again.
  func show(_ step: DeviceStep) {
    shown = []
    Task { shown = [step] }
  }

  /// Creates the page with an overlay in its view.
  func page() -> UIViewController { UIHostingController(rootView: PassThroughPage()) }
}

/// An invisible view with the overlays of the steps.
private struct HostedStepsView: View {
  @ObservedObject var steps: HostedSteps

  var body: some View {
    Color.clear
      .usherOverlay(
        isPresented: $steps.shown[isShown: .typing], using: .bottomFloat.duration(.infinite)
      ) {
        TouchedToast()
      }
      .usherOverlay(
        isPresented: $steps.shown[isShown: .hostedButton],
        using: .bottomFloat.duration(.infinite)
      ) { ButtonAndList() }
      .usherOverlay(
        isPresented: $steps.shown[isShown: .hostedField], using: .topFloat.duration(.infinite)
      ) { TwoFields(close: { steps.shown = [] }) }
  }
}

extension Set<DeviceStep> {
  fileprivate subscript(isShown step: DeviceStep) -> Bool {
    get { contains(step) }
    set {
      if newValue { insert(step) } else { remove(step) }
    }
  }
}

/// A toast that counts its presses.
private struct TouchedToast: View {
  @State private var presses = 0

  var body: some View {
    HStack {
      Text("Touch me, and type on")
      Spacer()
      Button("Press (\(presses))") { presses += 1 }.buttonStyle(.bordered)
    }
    .padding()
  }
}

/// A list above a button that counts its presses.
private struct ButtonAndList: View {
  @State private var presses = 0

  var body: some View {
    VStack {
      List { ForEach(1..<31, id: \.self) { Text("Row \($0)") } }.frame(height: 160)
      Button("Pressed \(presses) times") { presses += 1 }.buttonStyle(.bordered)
    }
    .padding()
  }
}

/// Two fields.
///
/// The first has the focus from the start.
private struct TwoFields: View {
  let close: () -> Void
  @State private var first = ""
  @State private var second = ""
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField("First", text: $first).focused($focus, equals: 0).onSubmit { focus = 1 }
      TextField("Second", text: $second).focused($focus, equals: 1).onSubmit(close)
    }
    .textFieldStyle(.roundedBorder)
    .padding()
    .onAppear { focus = 0 }
  }
}

/// A page with a list, and an overlay in its own view.
private struct PassThroughPage: View {
  var body: some View { CountingList().overlays(in: .view) }
}

/// Rows that count their taps, below an overlay.
private struct CountingList: View {
  @State private var taps = 0
  @State private var isShown = false

  var body: some View {
    List {
      ForEach(1..<41, id: \.self) { row in
        Button("Row \(row), \(taps) taps so far") { taps += 1 }
      }
    }
    .usherOverlay(isPresented: $isShown, using: .message) {
      Text("Tap rows next to this overlay").padding()
    }
    .onAppear { isShown = true }
  }
}
#endif
