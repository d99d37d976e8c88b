import UIKit

/// The kinds of merge policies.
public enum NSMergePolicyType: UInt, Sendable {
    /// A conflict is an error.
    case errorMergePolicyType
    /// The store's values are kept where both have changed.
    case mergeByPropertyStoreTrumpMergePolicyType
    /// The context's values are kept where both have changed.
    case mergeByPropertyObjectTrumpMergePolicyType
    /// The context's objects are kept.
    case overwriteMergePolicyType
    /// The store's objects are kept.
    case rollbackMergePolicyType
}

/// What becomes of a context's changes of objects that others have changed, too.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// The kind of the policy.
    open var mergeType: NSMergePolicyType { type }
    private let type: NSMergePolicyType

    /// Makes a policy of a kind.
    public init(merge ty: NSMergePolicyType) { type = ty }

    /// A conflict is an error.
    open class var error: NSMergePolicy { NSErrorMergePolicy }
    /// The store's values are kept where both have changed.
    open class var mergeByPropertyStoreTrump: NSMergePolicy { NSMergeByPropertyStoreTrumpMergePolicy }
    /// The context's values are kept where both have changed.
    open class var mergeByPropertyObjectTrump: NSMergePolicy { NSMergeByPropertyObjectTrumpMergePolicy }
    /// The context's objects are kept.
    open class var overwrite: NSMergePolicy { NSOverwriteMergePolicy }
    /// The store's objects are kept.
    open class var rollback: NSMergePolicy { NSRollbackMergePolicy }
}

/// The policy by which a conflict is an error.
public let NSErrorMergePolicy = NSMergePolicy(merge: .errorMergePolicyType)
/// The policy by which the store's values are kept where both have changed.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
/// The policy by which the context's values are kept where both have changed.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
/// The policy by which the context's objects are kept.
public let NSOverwriteMergePolicy = NSMergePolicy(merge: .overwriteMergePolicyType)
/// The policy by which the store's objects are kept.
public let NSRollbackMergePolicy = NSMergePolicy(merge: .rollbackMergePolicyType)
