import Foundation

/// What has to fit in a question to the library.
open class MPMediaPredicate: NSObject, @unchecked Sendable {
    override init() {}
}
