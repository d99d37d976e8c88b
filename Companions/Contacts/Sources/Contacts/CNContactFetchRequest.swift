import Foundation
@_spi(Framework) import UIKit

/// Which contacts are asked for, and which of their properties.
open class CNContactFetchRequest: NSObject {
    /// Which contacts; nil for all. Only what `CNContact` makes is understood.
    open var predicate: UIKit.NSPredicate?
    /// Which properties.
    open var keysToFetch: [any CNKeyDescriptor]
    /// Whether contacts come that can be changed.
    open var mutableObjects = false
    /// Whether contacts of one person come as one; each person has one here.
    open var unifyResults = true
    /// The order of the contacts.
    open var sortOrder = CNContactSortOrder.none

    /// Asks for properties of all contacts.
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
