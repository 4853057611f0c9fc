// On Apple's systems UIKit re-exports this module. The stand-in has its types in one module.
@_exported public import UIKit
