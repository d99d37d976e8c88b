import Foundation

/// The error code of a model or an object that is wrong.
public let NSManagedObjectValidationError = 1550
/// The error code of several values that are wrong; `NSDetailedErrorsKey` has an error for each.
public let NSValidationMultipleErrorsError = 1560
/// The error code of a value that has to be there.
public let NSValidationMissingMandatoryPropertyError = 1570
/// The error code of a relationship with too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// The error code of a relationship with too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// The error code of an object that cannot be deleted while a relationship has objects.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// The error code of a number that is too large.
public let NSValidationNumberTooLargeError = 1610
/// The error code of a number that is too small.
public let NSValidationNumberTooSmallError = 1620
/// The error code of a date that is too late.
public let NSValidationDateTooLateError = 1630
/// The error code of a date that is too soon.
public let NSValidationDateTooSoonError = 1640
/// The error code of a date that is none.
public let NSValidationInvalidDateError = 1650
/// The error code of a text that is too long.
public let NSValidationStringTooLongError = 1660
/// The error code of a text that is too short.
public let NSValidationStringTooShortError = 1670
/// The error code of a text that does not match its pattern.
public let NSValidationStringPatternMatchingError = 1680
/// The error code of an object whose context has no store.
public let NSManagedObjectContextLockingError = 132000
/// The error code of a coordinator that is busy.
public let NSPersistentStoreCoordinatorLockingError = 132010
/// The error code of an object that is not there any more.
public let NSManagedObjectReferentialIntegrityError = 133000
/// The error code of an object that was changed elsewhere, too.
public let NSManagedObjectMergeError = 133020
/// The error code of an object with the values of another that have to be different.
public let NSManagedObjectConstraintMergeError = 133021
/// The error code of a store of a type that there is not.
public let NSPersistentStoreInvalidTypeError = 134000
/// The error code of a store of another type than its file's.
public let NSPersistentStoreTypeMismatchError = 134010
/// The error code of a store that the model does not fit.
public let NSPersistentStoreIncompatibleSchemaError = 134020
/// The error code of a save that the store refused.
public let NSPersistentStoreSaveError = 134030
/// The error code of a save of which stores did a part.
public let NSPersistentStoreIncompleteSaveError = 134040
/// The error code of objects that conflict with the store's, or with each other.
public let NSPersistentStoreSaveConflictsError = 134050
/// The error code of an error without a code.
public let NSCoreDataError = 134060
/// The error code of an operation that a store failed to do.
public let NSPersistentStoreOperationError = 134070
/// The error code of a file that cannot be opened.
public let NSPersistentStoreOpenError = 134080
/// The error code of an operation that took too long.
public let NSPersistentStoreTimeoutError = 134090
/// The error code of a request that the store does not know.
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
/// The error code of a store that was made with another version of the model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// The error code of a migration that failed.
public let NSMigrationError = 134110
/// The error code of a migration whose former model is missing.
public let NSMigrationMissingSourceModelError = 134130
/// The error code of a migration whose mapping is missing.
public let NSMigrationMissingMappingModelError = 134140
/// The error code of versions between which no mapping can be inferred.
public let NSInferredMappingModelError = 134190
/// The error code of SQLite's own errors, whose code `NSSQLiteErrorDomain` has.
public let NSSQLiteError = 134180

/// The domain of SQLite's error codes, the key under which an error has one.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"
/// The key of the errors that an error is made of.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the object whose value is wrong.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the name of the property whose value is wrong.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the predicate that a value does not meet.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The key of the value that is wrong.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the stores that an error is about.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The key of the objects that an error is about.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The key of the conflicts that kept objects from being saved.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

/// Makes the errors that Core Data tells.
enum CoreDataProblem {
    static func error(_ code: Int, _ reason: String, _ information: [String: Any] = [:]) -> NSError {
        var information = information
        information[NSLocalizedDescriptionKey] =
            information[NSLocalizedDescriptionKey]
            ?? "The operation couldn’t be completed. (Cocoa error \(code).)"
        information["reason"] = reason
        return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: information)
    }
}
