/// An object whose actions a document connects with methods and segues.
@MainActor protocol NibSender: AnyObject {
    /// Sends a method to a target, or along the responder chain without one.
    ///
    /// - Parameter event: What the method is for, where the object has several; nil stands for its usual one.
    func send(_ action: Selector, to target: AnyObject?, for event: UIControl.Event?)

    /// Triggers a segue, by the object itself or by its accessory.
    func perform(_ segue: SegueTemplate, forAccessory: Bool)
}

extension UIControl: NibSender {
    func send(_ action: Selector, to target: AnyObject?, for event: UIControl.Event?) {
        addTarget(target, action: action, for: event ?? .primaryActionTriggered)
    }

    func perform(_ segue: SegueTemplate, forAccessory: Bool) {
        // A control of no class of its own has no action but its touches.
        let isPressed = sendsPrimaryActionOnTouchUp || type(of: self) == UIControl.self
        addTarget(segue, action: SegueTemplate.action, for: isPressed ? .touchUpInside : .primaryActionTriggered)
    }
}

extension UIBarButtonItem: NibSender {
    func send(_ action: Selector, to target: AnyObject?, for event: UIControl.Event?) {
        (self.target, self.action) = (target, action)
    }

    func perform(_ segue: SegueTemplate, forAccessory: Bool) { (target, action) = (segue, SegueTemplate.action) }
}

extension UIGestureRecognizer: NibSender {
    func send(_ action: Selector, to target: AnyObject?, for event: UIControl.Event?) {
        if let target { addTarget(target, action: action) }
    }

    func perform(_ segue: SegueTemplate, forAccessory: Bool) { addTarget(segue, action: SegueTemplate.action) }
}

/// Cells trigger segues only.
extension UITableViewCell: NibSender {
    func send(_ action: Selector, to target: AnyObject?, for event: UIControl.Event?) {}

    func perform(_ segue: SegueTemplate, forAccessory: Bool) {
        if forAccessory { accessorySegue = segue } else { selectionSegue = segue }
    }
}

extension UICollectionViewCell: NibSender {
    func send(_ action: Selector, to target: AnyObject?, for event: UIControl.Event?) {}

    func perform(_ segue: SegueTemplate, forAccessory: Bool) { selectionSegue = segue }
}
