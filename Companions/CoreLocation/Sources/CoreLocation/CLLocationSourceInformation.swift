import CoreLocationEngine
import Foundation

/// Where a location comes from.
open class CLLocationSourceInformation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    struct Values: Equatable, Codable {
        var isSimulated: Bool
        var isFromAccessory: Bool
    }

    let values: Values

    init(values: Values) { self.values = values }

    /// Makes the source of a location.
    public convenience init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        self.init(values: Values(isSimulated: isSoftware, isFromAccessory: isAccessory))
    }

    /// Whether software has made up the location, as in every run here.
    open var isSimulatedBySoftware: Bool { values.isSimulated }

    /// Whether a receiver outside of the device has measured the location.
    open var isProducedByAccessory: Bool { values.isFromAccessory }

    /// The source itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Archives keep both answers.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the source into a keyed archive.
    open func encode(with coder: NSCoder) { coder.encodeJSON(values, forKey: "source") }

    /// Reads a source from a keyed archive; nil if there is none.
    public required init?(coder: NSCoder) {
        guard let values = coder.decodeJSON(Values.self, forKey: "source") else { return nil }
        self.values = values
    }

    /// Whether the other object is a source of the same kind.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLLocationSourceInformation)?.values == values }
    open override var hash: Int { (values.isSimulated ? 1 : 0) + (values.isFromAccessory ? 2 : 0) }
}
