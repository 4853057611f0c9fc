import Testing
import SwiftEntryKit
