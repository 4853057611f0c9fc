// https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle/alignment
// https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle/linebreakmode
public import Foundation

extension NSMutableParagraphStyle {
  public var alignment: NSTextAlignment {
    get { fatalError() }
    set {}
  }
  public var lineBreakMode: NSLineBreakMode {
    get { fatalError() }
    set {}
  }
}
