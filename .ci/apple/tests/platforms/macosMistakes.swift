// macOS has Objective-C and SwiftUI, and no UIKit.
import Foundation
import SwiftUI

#if canImport(UIKit)
let color = UIColor.red
#endif

struct Category {}

enum Style { case light }

@objc protocol Context {
  var name: String { get }
  var category: Category { get }  // !!
  var style: Style { get }  // !!
}

struct Hello: View {
  var body: some View { Text("Hello") }
}

func mistakes() {
  _ = UIView()  // !!
  _ = Image(uiImage: picture)  // !!
}
