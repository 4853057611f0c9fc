// Here and not among the facts, so that a folder given by --extra may take the place of this file.
// https://developer.apple.com/documentation/uikit/nsparagraphstyle, …/nsmutableparagraphstyle
extension NSParagraphStyle {
  @objc dynamic open var alignment: NSTextAlignment { fatalError() }
  @objc dynamic open var lineBreakMode: NSLineBreakMode { fatalError() }
}
extension NSMutableParagraphStyle {
  @objc dynamic override open var alignment: NSTextAlignment { get { fatalError() } set {} }
  @objc dynamic override open var lineBreakMode: NSLineBreakMode { get { fatalError() } set {} }
}
