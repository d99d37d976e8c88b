import Foundation

/// The domain of CloudKit's errors.
public let CKErrorDomain = "CKErrorDomain"
/// The key of the errors of single items, by the items' identifiers.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
/// The key of the record that a change was based on.
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
/// The key of the record that the server has.
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
/// The key of the record that was to be saved.
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
/// The key of the time in seconds after which the request may be made again.
public let CKErrorRetryAfterKey = "CKRetryAfter"
/// The key of whether the person removed their data.
public let CKErrorUserDidResetEncryptedDataKey = "CKErrorUserDidResetEncryptedData"

/// Why CloudKit did not do something.
public struct CKError: CustomNSError, LocalizedError, @unchecked Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        case internalError = 1
        case partialFailure = 2
        case networkUnavailable = 3
        case networkFailure = 4
        case badContainer = 5
        case serviceUnavailable = 6
        case requestRateLimited = 7
        case missingEntitlement = 8
        case notAuthenticated = 9
        case permissionFailure = 10
        case unknownItem = 11
        case invalidArguments = 12
        case resultsTruncated = 13
        case serverRecordChanged = 14
        case serverRejectedRequest = 15
        case assetFileNotFound = 16
        case assetFileModified = 17
        case incompatibleVersion = 18
        case constraintViolation = 19
        case operationCancelled = 20
        case changeTokenExpired = 21
        case batchRequestFailed = 22
        case zoneBusy = 23
        case badDatabase = 24
        case quotaExceeded = 25
        case zoneNotFound = 26
        case limitExceeded = 27
        case userDeletedZone = 28
        case tooManyParticipants = 29
        case alreadyShared = 30
        case referenceViolation = 31
        case managedAccountRestricted = 32
        case participantMayNeedVerification = 33
        case serverResponseLost = 34
        case assetNotAvailable = 35
        case accountTemporarilyUnavailable = 36
        case participantAlreadyInvited = 37
    }

    /// The kind of error.
    public let code: Code
    /// What more there is to know, by keys such as `CKPartialErrorsByItemIDKey`.
    public let userInfo: [String: Any]

    /// Makes an error of a kind.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
    }

    /// The domain of these errors.
    public static var errorDomain: String { CKErrorDomain }
    /// The number of the kind of error.
    public var errorCode: Int { code.rawValue }
    /// What more there is to know, with the text for people.
    public var errorUserInfo: [String: Any] {
        userInfo.merging([NSLocalizedDescriptionKey: text]) { given, _ in given }
    }
    /// The text for people.
    public var errorDescription: String? { text }

    private var text: String {
        if let given = userInfo[NSLocalizedDescriptionKey] as? String { return given }
        return switch code {
        case .notAuthenticated: "This request requires an authenticated account"
        case .operationCancelled: "Operation was cancelled"
        default: "The operation couldn’t be completed. (\(CKErrorDomain) error \(code.rawValue).)"
        }
    }

    /// The errors of single items, by the items' identifiers.
    public var partialErrorsByItemID: [AnyHashable: any Error]? {
        userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
    }
    /// The record that a change was based on.
    public var ancestorRecord: CKRecord? { userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord }
    /// The record that the server has.
    public var serverRecord: CKRecord? { userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
    /// The record that was to be saved.
    public var clientRecord: CKRecord? { userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }
    /// The time in seconds after which the request may be made again.
    public var retryAfterSeconds: Double? { userInfo[CKErrorRetryAfterKey] as? Double }
}
