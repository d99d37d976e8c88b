import Foundation

/// A conflict of objects that have the same values where they must differ.
open class NSConstraintConflict: NSObject, @unchecked Sendable {
    /// The names of the properties.
    public let constraint: [String]
    /// The values that the objects share.
    public let constraintValues: [String: Any]
    /// The object that is in the store already.
    public let databaseObject: NSManagedObject?
    /// The context's objects.
    public let conflictingObjects: [NSManagedObject]

    init(_ constraint: [String], _ objects: [NSManagedObject], stored: NSManagedObject?) {
        self.constraint = constraint
        constraintValues = constraint.reduce(into: [:]) { $0[$1] = objects.first?.values.plain[$1] }
        databaseObject = stored
        conflictingObjects = objects
    }
}
