@_exported public import UIKitNames
