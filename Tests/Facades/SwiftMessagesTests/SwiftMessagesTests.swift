import Testing
import SwiftMessages
