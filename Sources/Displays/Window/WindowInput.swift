import DisplayProtocol

/// What a person does with the devices of the desktop, and what of them is held down.
struct WindowInput {
    var pointer = PointerInput()
    var wheel = WheelInput()
    var keyboard = KeyboardInput()
    /// Whether an input method shows text that it has not settled on.
    var isComposing = false

    /// Lets go of the fingers and keys that are down; what the app is told of it.
    mutating func cancel() -> [any DisplayMessage.Body] { pointer.cancel() + keyboard.cancel() }
}
