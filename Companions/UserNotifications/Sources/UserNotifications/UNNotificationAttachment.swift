import Foundation

/// A picture, sound or film that belongs to a notification.
public final class UNNotificationAttachment: NSObject, @unchecked Sendable {
    /// The attachment's name.
    public let identifier: String
    /// Where the file is.
    public let url: URL
    /// The identifier of the file's type, as its extension says.
    public let type: String

    /// Makes an attachment of a file.
    ///
    /// - Parameter options: What to show of the file.
    /// - Throws: An error for a file that is not there.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard FileManager.default.fileExists(atPath: URL.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        url = URL
        type = URL.pathExtension
    }
}

/// What went wrong with a notification.
public struct UNError: Error, CustomNSError, LocalizedError, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType = 101
        case attachmentInvalidFileSize = 102
        case attachmentNotInDataStore = 103
        case attachmentMoveIntoDataStoreFailed = 104
        case attachmentCorrupt = 105
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent = 1401
        case contentProvidingObjectNotAllowed = 1500
        case contentProvidingInvalid = 1501
        case badgeInputInvalid = 1600
    }

    /// The kind of error.
    public let code: Code

    /// Makes an error of a kind.
    public init(_ code: Code) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { "UNErrorDomain" }
    /// The number of the kind of error.
    public var errorCode: Int { code.rawValue }
    /// What a person is told.
    public var errorDescription: String? {
        switch code {
        case .notificationsNotAllowed: "Notifications are not allowed for this application"
        case .attachmentInvalidURL: "Invalid attachment file URL"
        default: "Error \(code.rawValue) of notifications"
        }
    }
}
