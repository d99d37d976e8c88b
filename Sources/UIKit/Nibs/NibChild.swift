/// A controller that a container begins with, as an Interface Builder document has it.
@_spi(Framework) public struct NibChild {
    /// The name of the relationship, such as `viewControllers`, `rootViewController` or `masterViewController`.
    public let relationship: String
    /// The controller, made and not yet woken; its view is not loaded.
    public let controller: UIViewController
}
