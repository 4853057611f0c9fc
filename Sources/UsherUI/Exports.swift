@_exported public import UsherUIKit
