import Foundation

@_spi(Framework) extension ExposedKeys {
    /// Exposes a property to be read and observed: its class calls `willChangeValue(forKey:)` and `didChangeValue(forKey:)`
    /// around its changes.
    public static func add<Object: NSObject, Value>(_ key: String, observing property: KeyPath<Object, Value>) {
        add(key, reading: property)
        ObservableKeys.add(key, of: Object.self)
    }
}
