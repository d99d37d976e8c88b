import Foundation

/// An order that can be changed.
open class SKMutablePayment: SKPayment, @unchecked Sendable {}
