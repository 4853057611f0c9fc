#if os(iOS) || os(Linux)
@_exported public import UIKitNames
#endif
