import Foundation
import QuartzCore

/// The keyboard, or what takes its place, for whoever is the first responder.
@MainActor package final class InputViews: SessionPart {
    /// The seconds that the keyboard takes to come and go.
    static let duration = 0.25
    /// The keyboard's own pace, which has no name.
    static let curve = 7

    private var depth = 0
    private var isDue = false
    private var window: KeyboardWindow?
    /// The shown views: an accessory above a keyboard or a view of the app's.
    private var host: InputHostView?
    /// Tells the end of a movement from that of a later one.
    private var movement = 0
    private var guides: [WeakGuide] = []

    private struct WeakGuide {
        weak var guide: UIKeyboardLayoutGuide?
    }

    package init() {}

    // MARK: When to look

    /// Lets the first responder change, and looks at the outcome once: between two fields the keyboard stays.
    func changingOnce(_ change: () -> Bool) -> Bool {
        depth += 1
        let isDone = change()
        depth -= 1
        if depth == 0, isDue { update(isAnimated: true) }
        return isDone
    }

    /// Whether somebody gives way to another first responder.
    private var isSwitching = false

    /// Asks the first responder to give way to another.
    func switching(from current: UIResponder?) -> Bool {
        guard let current else { return true }
        let outer = isSwitching
        isSwitching = true
        defer { isSwitching = outer }
        return current.resignFirstResponder()
    }

    /// The first responder after one that gave way to nobody.
    // Choice (11.11): a controller with an accessory view of its own goes on showing it; else nobody.
    func successor(of responder: UIResponder) -> UIResponder? {
        guard !isSwitching else { return nil }
        var next = responder.next
        while let current = next {
            if current.canBecomeFirstResponder, current.inputAccessoryView != nil { return current }
            next = current.next
        }
        return nil
    }

    /// A controller has appeared whose accessory is docked at the screen's bottom.
    // Choice (11.11): it becomes the first responder by itself, unless somebody in its window is that.
    func didAppear(_ responder: UIResponder) {
        guard UIApplication.shared.firstResponder == nil, responder.canBecomeFirstResponder,
            responder.inputAccessoryView != nil
        else { return }
        responder.becomeFirstResponder()
    }

    /// The first responder, or what it wishes for, is another.
    func setNeedsUpdate() {
        isDue = true
        if depth == 0 { update(isAnimated: true) }
    }

    /// The first responder wishes for other views.
    func reload() { update(isAnimated: false) }

    /// Takes note of another text or selection of the first responder.
    func textDidChange() {
        (host?.input as? KeyboardView)?.update()
        follower.update()
    }
    /// What hears of changes of an app's own text.
    private let follower = CustomTextFollower()

    /// The screen has another size.
    func screenDidChange() {
        guard host != nil else { return }
        window?.frame = UIScreen.main.bounds
        update(isAnimated: false)
    }

    /// Takes everything from the screen without a word, for a test that starts afresh.
    func reset() {
        movement += 1
        host?.removeFromSuperview()
        host = nil
        window?.isHidden = true
        window = nil
        guides = []
        isDue = false
        isSwitching = false
    }

    // MARK: What is wanted

    private struct Wanted {
        var input: UIView?
        var accessory: UIView?
        var height: CGFloat
        var style: UIUserInterfaceStyle
    }

    private func wanted() -> Wanted? {
        guard let first = UIApplication.shared.firstResponder else { return nil }
        let accessory = first.nearest(\.inputAccessoryView)
        var input = first.nearest(\.inputView)
        let traits = first as? any UIKeyInput
        let takesTyping = (first as? any TypingTarget)?.takesTyping ?? (traits != nil)
        let style = style(for: first, traits)
        if input == nil, takesTyping, let traits { input = keyboard(for: traits, style) }
        guard input != nil || accessory != nil else { return nil }
        var height = Self.height(of: accessory)
        let safeBottom = UIScreen.main.safeAreaInsets.bottom
        if let keyboard = input as? KeyboardView {
            height += keyboard.height
        } else {
            // Above the home indicator.
            height += Self.height(of: input) + safeBottom
        }
        return Wanted(input: input, accessory: accessory, height: height, style: style)
    }

    private func style(for responder: UIResponder, _ traits: (any UIKeyInput)?) -> UIUserInterfaceStyle {
        switch traits?.keyboardAppearance ?? .default {
        case .dark: return .dark
        case .light: return .light
        case .default:
            let place = responder as? any UITraitEnvironment
            return place?.traitCollection.userInterfaceStyle == .dark ? .dark : .light
        }
    }

    private func keyboard(for traits: any UIKeyInput, _ style: UIUserInterfaceStyle) -> KeyboardView {
        let wishes = KeyboardView.Wishes(
            type: traits.keyboardType, returnKey: traits.returnKeyType, look: KeyboardLook(isDark: style == .dark),
            hasSuggestions: traits.autocorrectionType != .no && !traits.isSecureTextEntry,
            metrics: KeyboardMetrics(.main))
        if let shown = host?.input as? KeyboardView, shown.wishes == wishes { return shown }
        return KeyboardView(wishes)
    }

    private static func height(of view: UIView?) -> CGFloat {
        guard let view else { return 0 }
        let own = view.intrinsicContentSize.height
        let followsContent =
            view.autoresizingMask.contains(.flexibleHeight) && own > 0
            || (view as? UIInputView)?.allowsSelfSizing ?? false
        if view.translatesAutoresizingMaskIntoConstraints, view.bounds.height > 0, !followsContent {
            return view.bounds.height
        }
        if own > 0 { return own }
        return view.systemLayoutSizeFitting(
            CGSize(width: UIScreen.main.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    // MARK: Coming and going

    private func update(isAnimated: Bool) {
        isDue = false
        follower.follow(UIApplication.shared.firstResponder)
        let screen = UIScreen.main.bounds
        guard let wanted = wanted() else { return hide(isAnimated: isAnimated) }
        let end = CGRect(x: 0, y: screen.height - wanted.height, width: screen.width, height: wanted.height)
        let begin = frame.height > 0 ? frame : end.offsetBy(dx: 0, dy: wanted.height)
        let isNew = host == nil
        let host = host ?? makeHost(at: begin)
        window?.overrideUserInterfaceStyle = wanted.style
        UIView.performWithoutAnimation {
            host.show(wanted.input, wanted.accessory)
            if isNew || begin.width != end.width { host.frame = begin }
            host.layoutIfNeeded()
        }
        (wanted.input as? KeyboardView)?.update()
        guard isNew || end != frame else { return }
        move(from: begin, to: end, isShown: true, isAnimated: isAnimated)
    }

    private func hide(isAnimated: Bool) {
        guard host != nil, frame.height > 0 else { return }
        let begin = frame
        let end = CGRect(
            x: begin.minX, y: UIScreen.main.bounds.height, width: begin.width, height: begin.height)
        move(from: begin, to: end, isShown: false, isAnimated: isAnimated)
    }

    private func makeHost(at frame: CGRect) -> InputHostView {
        let window = KeyboardWindow(frame: UIScreen.main.bounds)
        let host = InputHostView(frame: frame)
        self.window = window
        self.host = host
        window.addSubview(host)
        window.isHidden = false
        return host
    }

    /// The part of the screen that is taken, in its coordinates, as it is at the end of the movement; empty without.
    private(set) var frame = CGRect.zero

    private func move(from begin: CGRect, to end: CGRect, isShown: Bool, isAnimated: Bool) {
        movement += 1
        let number = movement
        frame = isShown ? end : .zero
        let isAnimated = isAnimated && UIView.areAnimationsEnabled
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: begin, UIResponder.keyboardFrameEndUserInfoKey: end,
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: isAnimated ? Self.duration : 0),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        post(UIResponder.keyboardWillChangeFrameNotification, info)
        post(isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, info)
        // Somebody who heard of it may have changed the first responder.
        guard number == movement else { return }
        let changes = { [self] in
            host?.frame = end
            host?.layoutIfNeeded()
            tellFollowers()
        }
        let done: (Bool) -> Void = { [weak self] _ in self?.didMove(number, isShown: isShown, info) }
        if isAnimated {
            UIView.animate(
                withDuration: Self.duration, delay: 0,
                options: UIView.AnimationOptions(rawValue: UInt(Self.curve) << 16),
                animations: changes, completion: done)
        } else {
            UIView.performWithoutAnimation(changes)
            done(true)
        }
    }

    private func didMove(_ number: Int, isShown: Bool, _ info: [AnyHashable: Any]) {
        guard number == movement else { return }
        if !isShown {
            host?.removeFromSuperview()
            host = nil
            window?.isHidden = true
            window = nil
        }
        post(UIResponder.keyboardDidChangeFrameNotification, info)
        post(isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, info)
    }

    private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: nil, userInfo: info)
    }

    // MARK: The finger that drags content over the keyboard

    /// Takes the keyboard down with a finger at a height of the screen, and up again as far as it was.
    func drag(to y: CGFloat) {
        guard let host, frame.height > 0 else { return }
        let top = min(max(y, frame.minY), frame.maxY)
        UIView.performWithoutAnimation { host.frame.origin.y = top }
    }

    /// Lets the keyboard go on down, or come back up, after a finger has dragged it.
    func endDrag(movesDown: Bool) {
        guard let host, frame.height > 0, host.frame.minY > frame.minY else { return }
        if movesDown, UIApplication.shared.firstResponder?.resignFirstResponder() ?? false { return }
        UIView.animate(withDuration: Self.duration) { [frame] in host.frame = frame }
    }

    // MARK: Who follows the keyboard

    func add(_ guide: UIKeyboardLayoutGuide) {
        guides.removeAll { $0.guide == nil }
        guides.append(WeakGuide(guide: guide))
    }

    private func tellFollowers() {
        for case let guide? in guides.map(\.guide) {
            guard let item = guide.layoutItem, let window = guide.storedOwner?.window else { continue }
            item.engine?.firmDidChange(item)
            window.layoutIfNeeded()
        }
        for controller in LiveControllers.shared.all { controller.keyboardDidMove() }
    }

    /// Whether a view belongs to the keyboard and not to the app's own interface.
    package static func isKeyboard(_ view: UIView) -> Bool { view.window is KeyboardWindow }
}

extension UIView {
    /// The height of the view's bottom that the keyboard covers, in points.
    var keyboardOverlap: CGFloat {
        let frame = InputViews.shared.frame
        guard frame.height > 0, let window = storedWindow else { return 0 }
        let rect = window.convert(
            window.layer.convert(frame, from: UIApplication.shared.screenLayer), to: self)
        guard rect.minX < bounds.maxX, rect.maxX > bounds.minX else { return 0 }
        return min(max(0, bounds.maxY - rect.minY), bounds.height)
    }
}

extension UIResponder {
    /// The first view of its kind that a responder from this one on names.
    fileprivate func nearest(_ view: (UIResponder) -> UIView?) -> UIView? {
        var responder: UIResponder? = self
        while let current = responder {
            if let found = view(current) { return found }
            responder = current.next
        }
        return nil
    }
}
