/// A property of a view whose value is kept or found outside of the view's value.
public protocol DynamicProperty {
    /// Called before the view's body is asked for.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}
