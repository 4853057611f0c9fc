import Testing
import UIKitNames
import Usher

@MainActor
@Suite("Images")
struct UIImageTests {
  @Test("an image is found by the name it was given, the last of one name")
  func named() throws {
    #expect(UIImage(named: "UIImageTests nowhere") == nil)
    UIImage.add(UIImage(.icon("first")), named: "UIImageTests")
    UIImage.add(
      UIImage(.icon("last"), size: CGSize(width: 8, height: 9), renderingMode: .alwaysTemplate),
      named: "UIImageTests")
    let image = try #require(UIImage(named: "UIImageTests"))
    #expect(Usher.OverlayNode.Image.Source(image) == .icon("last"))
    #expect(image.size == CGSize(width: 8, height: 9))
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(UIImage(named: "UIImageTests", in: nil, compatibleWith: nil)?.size == image.size)
  }

  @Test("an image of an unknown name, file or bytes does not exist")
  func absent() {
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil)
    #expect(UIImage(data: Data()) == nil)
  }

  @Test("an image keeps its source and size in another rendering mode")
  func mode() {
    let image = UIImage(.icon("star"), size: CGSize(width: 30, height: 20))
    let tinted = image.withRenderingMode(.alwaysTemplate)
    #expect(Usher.OverlayNode.Image.Source(tinted) == .icon("star"))
    #expect(tinted.size == image.size)
    #expect(tinted.renderingMode == .alwaysTemplate)
    #expect(image.renderingMode == .automatic)
  }

  @Test("an empty image takes no room")
  func empty() {
    #expect(UIImage().size == .zero)
  }
}
