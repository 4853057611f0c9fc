import SwiftUI
import UIKit
import UsherUI

/// One of the app's values in the environment.
struct Theme: Equatable, Sendable {
  var name = "plain"
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme()
}

extension EnvironmentValues {
  /// The app's theme.
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

/// A screen whose environment reaches the overlay, below sheets and alerts.
struct ThemedScreen: View {
  @State private var news: [News] = []
  @State private var isAsking = false

  var body: some View {
    VStack {
      Button("Two at once") { news += [News(id: 1), News(id: 2)] }
      Button("Ask") { isAsking = true }
    }
    .usherOverlay(items: $news, using: { _ in .message }) { NewsBadge(news: $0) }
    .usherOverlay(isPresented: $isAsking, semantics: Semantics(announcement: .silent)) {
      QuestionBadge()
    }
    .environment(\.theme, Theme(name: "dark"))
    .environment(\.layoutDirection, .rightToLeft)
    .tint(.orange)
    .overlays(in: .view)
  }
}

/// An item that identifies an overlay.
struct News: Identifiable {
  let id: Int
}

/// A view with values from the environment.
struct NewsBadge: View {
  let news: News
  @Environment(\.theme) private var theme
  @Environment(\.presentation) private var presentation

  var body: some View {
    HStack {
      Text("News \(news.id) in \(theme.name)")
      Button("Later") { presentation?.setLifetime(.infinite) }
    }
  }
}

/// A question with an answer.
struct QuestionBadge: View {
  @State private var answer = false

  var body: some View { Toggle("Yes", isOn: $answer).padding() }
}

/// Previews with a separate window, which need no scene.
struct ThemedScreen_Previews: PreviewProvider {
  static var previews: some View {
    ThemedScreen()
    EditorScreen().overlays(in: .window(level: .normal))
  }
}

/// An app with a single place for all overlays.
struct NewsApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        ThemedScreen()
        EditorScreen()
      }
      .overlays()
    }
  }
}
