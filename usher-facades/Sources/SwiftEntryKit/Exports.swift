#if os(iOS) || UIKIT_STAND_IN
@_exported public import UIKitBridge
#endif
