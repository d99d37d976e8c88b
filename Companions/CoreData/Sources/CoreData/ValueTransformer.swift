import Foundation
import Synchronization

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Archives of classes that may be in one.
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// What finds a transformer by its name: an initialiser of a protocol can give out an object that there is already.
public protocol __TransformerFinding {}

extension __TransformerFinding where Self: ValueTransformer {
    /// The transformer of a name, or nil.
    public init?(forName name: NSValueTransformerName) {
        guard let found = ValueTransformer.find(name) as? Self else { return nil }
        self = found
    }
}

/// What makes one value of another, such as the bytes of an object.
///
/// Foundation has the class on Apple's systems.
open class ValueTransformer: NSObject, __TransformerFinding {
    private static let known = Mutex<[NSValueTransformerName: Known]>([:])

    private struct Known: @unchecked Sendable {
        let transformer: ValueTransformer
    }

    /// Makes a transformer.
    public override init() { super.init() }

    /// Names a transformer.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        let known = transformer.map { Known(transformer: $0) }
        Self.known.withLock { $0[name] = known }
    }

    fileprivate static func find(_ name: NSValueTransformerName) -> ValueTransformer? {
        known.withLock { $0[name] }?.transformer
    }

    /// The names of all transformers.
    open class func valueTransformerNames() -> [NSValueTransformerName] {
        known.withLock { $0.keys.sorted { $0.rawValue < $1.rawValue } }
    }

    /// The class of what the transformer makes.
    open class func transformedValueClass() -> AnyClass { NSObject.self }

    /// Whether the transformer also makes the former value of the latter.
    open class func allowsReverseTransformation() -> Bool { false }

    /// Makes the latter value of the former.
    open func transformedValue(_ value: Any?) -> Any? { value }

    /// Makes the former value of the latter.
    open func reverseTransformedValue(_ value: Any?) -> Any? {
        precondition(Self.allowsReverseTransformation(), "\(Self.self) cannot be reversed")
        return transformedValue(value)
    }
}
