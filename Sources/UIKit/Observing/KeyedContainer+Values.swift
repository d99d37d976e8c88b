import QuartzCore

extension KeyedContainer {
    /// Keeps a value under a key, or none, and tells who watches it.
    func keep(_ value: Any?, _ key: String) {
        __keyValueWillChange(self, key)
        keptValues[key] = value
        __keyValueDidChange(self, key)
    }
}
