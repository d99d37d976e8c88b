import Foundation

/// A file that goes to a watch, or comes from one.
public final class WCSessionFile: NSObject, @unchecked Sendable {
    /// The file.
    public let fileURL: URL
    /// What is told of it.
    public let metadata: [String: Any]?

    init(_ url: URL, _ metadata: [String: Any]?) {
        fileURL = url
        self.metadata = metadata
    }
}
