import Foundation

/// A file that a watch is to be sent.
public final class WCSessionFileTransfer: NSObject, @unchecked Sendable {
    /// The file.
    public let file: WCSessionFile
    /// How far it is.
    public let progress = Progress(totalUnitCount: 1)
    /// Whether it is being sent.
    public var isTransferring: Bool { false }

    init(_ file: WCSessionFile) { self.file = file }

    /// Sends it no more.
    public func cancel() {}
}
