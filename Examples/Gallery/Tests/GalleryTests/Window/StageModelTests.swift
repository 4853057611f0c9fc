import GalleryModel
import Testing
import Usher

@Suite("The stage in the gallery")
struct StageModelTests {
  private static let phones = StageModel.Screen.allCases.filter { $0 != .desktop }

  @Test(
    "a phone in landscape has swapped sides, and the notch at the side",
    arguments: [
      (false, true, true, Insets(top: 47, left: 0, bottom: 34, right: 0)),
      (false, false, true, Insets(top: 0, left: 0, bottom: 34, right: 0)),
      (false, true, false, Insets(top: 47, left: 0, bottom: 0, right: 0)),
      (true, true, true, Insets(top: 0, left: 47, bottom: 21, right: 47)),
      (true, false, true, Insets(top: 0, left: 0, bottom: 21, right: 0)),
      (true, true, false, Insets(top: 0, left: 47, bottom: 0, right: 47)),
    ])
  func safeArea(isLandscape: Bool, hasNotch: Bool, hasHomeBar: Bool, safeArea: Insets) throws {
    for screen in Self.phones {
      var phone = StageModel()
      phone.screen = screen
      let upright = try #require(phone.size)
      phone.isLandscape = isLandscape
      phone.hasNotch = hasNotch
      phone.hasHomeBar = hasHomeBar
      #expect(phone.isPhone)
      #expect(phone.safeArea == safeArea)
      let sideways = OverlaySize(width: upright.height, height: upright.width)
      #expect(phone.size == (isLandscape ? sideways : upright))
    }
  }

  @Test("only the phone that fits the gallery can be smaller than its size")
  func minimumSize() {
    for screen in Self.phones {
      for isLandscape in [false, true] {
        var phone = StageModel()
        phone.screen = screen
        phone.isLandscape = isLandscape
        let shortest =
          isLandscape ? OverlaySize(width: 480, height: 390) : OverlaySize(width: 390, height: 400)
        #expect(phone.minimumSize == (screen == .fitting ? shortest : phone.size))
      }
    }
  }

  @Test("the stage is initially a window without a safe area or a fixed size")
  func desktop() {
    var window = StageModel()
    window.isLandscape = true
    #expect(window.screen == .desktop)
    #expect(!window.isPhone)
    #expect(window.size == nil)
    #expect(window.safeArea == .zero)
    #expect(window.minimumSize == OverlaySize(width: 320, height: 340))
  }
}
