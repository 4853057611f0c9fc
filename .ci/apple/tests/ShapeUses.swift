// Shapes and gestures. Nothing here may be reported.
import CoreGraphics
import SwiftUI

struct Wave: Shape {
  var height: CGFloat = 4
  var animatableData: CGFloat { get { height } set { height = newValue } }
  func path(in rect: CGRect) -> Path { Path { $0.addLines([rect.origin, CGPoint(x: rect.maxX, y: height)]) } }
}
struct Dragged: View {
  @GestureState private var moved = CGSize.zero
  var body: some View {
    Wave().stroke(Color.red, lineWidth: 2).offset(moved).rotationEffect(.degrees(4))
      .gesture(DragGesture().updating($moved) { value, state, _ in state = value.translation }.onEnded { _ in })
      .animation(.easeIn(duration: 1).repeatForever(), value: moved)
  }
}
