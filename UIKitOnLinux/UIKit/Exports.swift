// Like UIKit, this module re-exports Foundation.
@_exported public import Foundation
