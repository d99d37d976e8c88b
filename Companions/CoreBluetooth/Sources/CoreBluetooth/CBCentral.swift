import Foundation

/// A device that uses what the app offers. There is none.
open class CBCentral: CBPeer, @unchecked Sendable {
    /// The most bytes of a value.
    open var maximumUpdateValueLength: Int { 20 }
}
