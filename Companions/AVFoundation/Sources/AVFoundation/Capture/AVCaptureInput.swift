import Foundation

/// Where media comes from.
open class AVCaptureInput: NSObject, @unchecked Sendable {
    override init() {}
}
