import Foundation

/// A group of contacts that can be changed.
open class CNMutableGroup: CNGroup, @unchecked Sendable {
    /// Makes a group without name.
    public convenience init() { self.init(identifier: UUID().uuidString + ":ABGroup", name: "") }

    override init(identifier: String, name: String) { super.init(identifier: identifier, name: name) }

    /// The name.
    open override var name: String {
        get { storedName }
        set { storedName = newValue }
    }

    var fixed: CNGroup { CNGroup(identifier: identifier, name: name) }
}
