import Foundation

/// The window of the keyboard, above those of the app, which do not know of it.
final class KeyboardWindow: UIWindow {
    override init(frame: CGRect) {
        super.init(frame: frame)
        windowLevel = Level(10_000_000)
    }

    required init?(coder: NSCoder) { nil }

    override var belongsToApp: Bool { false }

    // The input views give the window its size once the app's windows have turned.
    override var turnsWithInterface: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// An accessory on top of a keyboard, or of what takes its place.
final class InputHostView: UIView {
    private(set) var input: UIView?
    private(set) var accessory: UIView?

    override var hostsControllers: Bool { true }

    func show(_ input: UIView?, _ accessory: UIView?) {
        for old in [self.input, self.accessory] where old !== input && old !== accessory {
            if old?.superview === self { old?.removeFromSuperview() }
        }
        self.input = input
        self.accessory = accessory
        // Choice (accessories): below one that stands alone the app can be seen, and touched.
        backgroundColor = input == nil || input is KeyboardView ? nil : .secondarySystemBackground
        for case let view? in [input, accessory] where view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && input == nil ? nil : hit
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 0
        if let accessory {
            let bottom = input == nil ? UIScreen.main.safeAreaInsets.bottom : 0
            let height = input.map { bounds.height - inputHeight($0) } ?? bounds.height - bottom
            accessory.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, height))
            top = height
        }
        if let input {
            let bottom = input is KeyboardView ? 0 : UIScreen.main.safeAreaInsets.bottom
            input.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - bottom))
        }
    }

    private func inputHeight(_ input: UIView) -> CGFloat {
        if let keyboard = input as? KeyboardView { return keyboard.height }
        return input.bounds.height + UIScreen.main.safeAreaInsets.bottom
    }
}
