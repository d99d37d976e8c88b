import Foundation

/// What services and values have in common.
open class CBAttribute: NSObject, @unchecked Sendable {
    /// The kind.
    public let uuid: CBUUID

    init(_ uuid: CBUUID) {
        self.uuid = uuid
        super.init()
    }
}
