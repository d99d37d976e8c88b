import Foundation

/// The domain of errors of contacts.
public let CNErrorDomain = "CNErrorDomain"
/// The key of the contacts that an error is about.
public let CNErrorUserInfoAffectedRecordsKey = "CNErrorUserInfoAffectedRecordsKey"
/// The key of the identifiers of the contacts that an error is about.
public let CNErrorUserInfoAffectedRecordIdentifiersKey = "CNErrorUserInfoAffectedRecordIdentifiersKey"

/// Why contacts could not be read or changed.
public struct CNError: CustomNSError, Hashable, Sendable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        /// The contacts cannot be reached.
        case communicationError = 1
        /// The data is of no use.
        case dataAccessError = 2
        /// The person does not allow it.
        case authorizationDenied = 100
        /// There is no such contact.
        case recordDoesNotExist = 200
        /// The contact is there already.
        case insertedRecordAlreadyExists = 201
        /// A group would contain itself.
        case containmentCycle = 202
        /// The container cannot hold it.
        case containmentScope = 203
        /// The parent is missing.
        case parentRecordDoesNotExist = 204
        /// The record is of a wrong kind.
        case recordIdentifierInvalid = 205
        /// A value is not allowed.
        case validationMultipleErrors = 300
        /// A value is of a wrong type.
        case validationTypeMismatch = 301
        /// A predicate is not one of those that contacts make.
        case predicateInvalid = 400
        /// A policy does not allow it.
        case policyViolation = 500
    }

    /// The kind of the error.
    public let code: Code
    private let identifiers: [String]

    /// Makes an error of a kind.
    public init(_ code: Code) { self.init(code, []) }

    init(_ code: Code, _ identifiers: [String]) { (self.code, self.identifiers) = (code, identifiers) }

    /// The domain of the errors.
    public static var errorDomain: String { CNErrorDomain }
    /// The number of the kind.
    public var errorCode: Int { code.rawValue }
    /// A sentence, and the contacts.
    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [NSLocalizedDescriptionKey: text]
        if !identifiers.isEmpty { info[CNErrorUserInfoAffectedRecordIdentifiersKey] = identifiers }
        return info
    }

    private var text: String {
        switch code {
        case .authorizationDenied: "Access Denied"
        case .recordDoesNotExist: "Updated Record Does Not Exist"
        case .insertedRecordAlreadyExists: "Inserted Record Already Exists"
        case .predicateInvalid: "Invalid Predicate"
        default: "The operation couldn’t be completed."
        }
    }

    /// The person does not allow it.
    public static var authorizationDenied: Code { .authorizationDenied }
    /// There is no such contact.
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    /// A predicate is not one of those that contacts make.
    public static var predicateInvalid: Code { .predicateInvalid }
}

extension CNError.Code {
    /// Lets `catch CNError.authorizationDenied` find the error.
    public static func ~= (code: CNError.Code, error: any Error) -> Bool { (error as? CNError)?.code == code }
}
