#if os(iOS) || UIKIT_STAND_IN
@_exported public import UIKit
#else
@_exported public import Foundation
#endif
