extension CKError {
    /// The kind of error named `internalError`.
    public static var internalError: Code { .internalError }
    /// The kind of error named `partialFailure`.
    public static var partialFailure: Code { .partialFailure }
    /// The kind of error named `networkUnavailable`.
    public static var networkUnavailable: Code { .networkUnavailable }
    /// The kind of error named `networkFailure`.
    public static var networkFailure: Code { .networkFailure }
    /// The kind of error named `badContainer`.
    public static var badContainer: Code { .badContainer }
    /// The kind of error named `serviceUnavailable`.
    public static var serviceUnavailable: Code { .serviceUnavailable }
    /// The kind of error named `requestRateLimited`.
    public static var requestRateLimited: Code { .requestRateLimited }
    /// The kind of error named `missingEntitlement`.
    public static var missingEntitlement: Code { .missingEntitlement }
    /// The kind of error named `notAuthenticated`.
    public static var notAuthenticated: Code { .notAuthenticated }
    /// The kind of error named `permissionFailure`.
    public static var permissionFailure: Code { .permissionFailure }
    /// The kind of error named `unknownItem`.
    public static var unknownItem: Code { .unknownItem }
    /// The kind of error named `invalidArguments`.
    public static var invalidArguments: Code { .invalidArguments }
    /// The kind of error named `resultsTruncated`.
    public static var resultsTruncated: Code { .resultsTruncated }
    /// The kind of error named `serverRecordChanged`.
    public static var serverRecordChanged: Code { .serverRecordChanged }
    /// The kind of error named `serverRejectedRequest`.
    public static var serverRejectedRequest: Code { .serverRejectedRequest }
    /// The kind of error named `assetFileNotFound`.
    public static var assetFileNotFound: Code { .assetFileNotFound }
    /// The kind of error named `assetFileModified`.
    public static var assetFileModified: Code { .assetFileModified }
    /// The kind of error named `incompatibleVersion`.
    public static var incompatibleVersion: Code { .incompatibleVersion }
    /// The kind of error named `constraintViolation`.
    public static var constraintViolation: Code { .constraintViolation }
    /// The kind of error named `operationCancelled`.
    public static var operationCancelled: Code { .operationCancelled }
    /// The kind of error named `changeTokenExpired`.
    public static var changeTokenExpired: Code { .changeTokenExpired }
    /// The kind of error named `batchRequestFailed`.
    public static var batchRequestFailed: Code { .batchRequestFailed }
    /// The kind of error named `zoneBusy`.
    public static var zoneBusy: Code { .zoneBusy }
    /// The kind of error named `badDatabase`.
    public static var badDatabase: Code { .badDatabase }
    /// The kind of error named `quotaExceeded`.
    public static var quotaExceeded: Code { .quotaExceeded }
    /// The kind of error named `zoneNotFound`.
    public static var zoneNotFound: Code { .zoneNotFound }
    /// The kind of error named `limitExceeded`.
    public static var limitExceeded: Code { .limitExceeded }
    /// The kind of error named `userDeletedZone`.
    public static var userDeletedZone: Code { .userDeletedZone }
    /// The kind of error named `tooManyParticipants`.
    public static var tooManyParticipants: Code { .tooManyParticipants }
    /// The kind of error named `alreadyShared`.
    public static var alreadyShared: Code { .alreadyShared }
    /// The kind of error named `referenceViolation`.
    public static var referenceViolation: Code { .referenceViolation }
    /// The kind of error named `managedAccountRestricted`.
    public static var managedAccountRestricted: Code { .managedAccountRestricted }
    /// The kind of error named `participantMayNeedVerification`.
    public static var participantMayNeedVerification: Code { .participantMayNeedVerification }
    /// The kind of error named `serverResponseLost`.
    public static var serverResponseLost: Code { .serverResponseLost }
    /// The kind of error named `assetNotAvailable`.
    public static var assetNotAvailable: Code { .assetNotAvailable }
    /// The kind of error named `accountTemporarilyUnavailable`.
    public static var accountTemporarilyUnavailable: Code { .accountTemporarilyUnavailable }
    /// The kind of error named `participantAlreadyInvited`.
    public static var participantAlreadyInvited: Code { .participantAlreadyInvited }
}

extension CKError.Code {
    /// Lets `catch CKError.notAuthenticated` find the error.
    public static func ~= (code: CKError.Code, error: any Error) -> Bool { (error as? CKError)?.code == code }
}
