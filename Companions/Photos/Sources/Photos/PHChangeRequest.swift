import Foundation
@_spi(Framework) import UIKit

/// A change of the library, made in a block of changes.
open class PHChangeRequest: NSObject, @unchecked Sendable {
    /// A change of nothing yet.
    public override init() { super.init() }
}
