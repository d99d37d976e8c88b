import Foundation

/// A view of a street: there are none.
open class MKLookAroundScene: NSObject, @unchecked Sendable {}
