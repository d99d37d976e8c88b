import Foundation
import QuartzCore

/// Animations between two calls instead of in a closure, as they were written before closures.
extension UIView {
    /// The look of a view's change from its old contents to the new.
    public enum AnimationTransition: Int, Sendable { case none, flipFromLeft, flipFromRight, curlUp, curlDown }

    /// Begins animations, which the changes up to `commitAnimations()` belong to.
    ///
    /// - Parameters:
    ///   - animationID: Given to the delegate's methods.
    ///   - context: Given to the delegate's methods.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        BegunAnimations.shared.begin(BegunAnimations.Settings(name: animationID, context: context))
    }

    /// Ends what `beginAnimations(_:context:)` began last; does nothing where nothing was.
    public class func commitAnimations() { BegunAnimations.shared.commit() }

    /// Sets who is told by the messages of `setAnimationWillStart(_:)` and `setAnimationDidStop(_:)`, and is kept until then.
    public class func setAnimationDelegate(_ delegate: Any?) { change { $0.delegate = delegate as AnyObject? } }
    /// Sets the message that the delegate gets when the animations begin, with their name and context.
    public class func setAnimationWillStart(_ selector: Selector?) { change { $0.willStart = selector } }
    /// Sets the message that the delegate gets when the animations have ended, with their name, whether they came to their end
    /// (an `NSNumber`) and their context.
    public class func setAnimationDidStop(_ selector: Selector?) { change { $0.didStop = selector } }
    /// Sets how long the animations take, in seconds: 0.2 unless set.
    public class func setAnimationDuration(_ duration: TimeInterval) { change { $0.duration = duration } }
    /// Sets how long the animations wait before they begin, in seconds: 0 unless set.
    public class func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = delay } }
    /// Sets the pace of the animations: slow at both ends unless set.
    public class func setAnimationCurve(_ curve: AnimationCurve) { change { $0.curve = curve } }
    /// Sets how often the animations run; may be a fraction or infinite.
    public class func setAnimationRepeatCount(_ repeatCount: Float) { change { $0.repeatCount = repeatCount } }
    /// Sets whether each time is followed by the same one backwards.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        change { $0.autoreverses = repeatAutoreverses }
    }
    /// Sets whether the animations begin where views are seen, rather than where they were to arrive.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        change { $0.beginsFromCurrentState = fromCurrentState }
    }
    /// Has a view's subtree change with a transition between how it looked and how it looks.
    ///
    /// - Parameter cache: Whether the new contents are seen as they are at the end of the changes, without their animations.
    public class func setAnimationTransition(
        _ transition: AnimationTransition, for view: UIView, cache: Bool
    ) {
        BegunAnimations.shared.add(transition.options(cache: cache), to: view)
    }

    private static func change(_ body: (inout BegunAnimations.Settings) -> Void) { BegunAnimations.shared.change(body) }
}

extension UIView.AnimationTransition {
    fileprivate func options(cache: Bool) -> UIView.AnimationOptions {
        let kind: UIView.AnimationOptions =
            switch self {
            case .none: []
            case .flipFromLeft: .transitionFlipFromLeft
            case .flipFromRight: .transitionFlipFromRight
            case .curlUp: .transitionCurlUp
            case .curlDown: .transitionCurlDown
            }
        return cache ? kind : kind.union(.allowAnimatedContent)
    }
}

/// The animations that have begun and are not committed yet, the innermost last.
@MainActor final class BegunAnimations: SessionPart {
    struct Settings {
        var name: String?
        var context: UnsafeMutableRawPointer?
        var delegate: AnyObject?
        var willStart: Selector?
        var didStop: Selector?
        var duration: TimeInterval = 0.2
        var delay: TimeInterval = 0
        var curve = UIView.AnimationCurve.easeInOut
        var repeatCount: Float = 0
        var autoreverses = false
        var beginsFromCurrentState = false

        @MainActor var block: AnimationBlock {
            var options: UIView.AnimationOptions = [.allowUserInteraction]
            options.insert(UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16))
            if beginsFromCurrentState { options.insert(.beginFromCurrentState) }
            let block = AnimationBlock(duration: duration, delay: delay, options: options)
            if repeatCount > 0 || autoreverses { block.repetition = (max(repeatCount, 1), autoreverses) }
            return block
        }

        @MainActor func tellEnd(finished: Bool) {
            guard let delegate, let didStop else { return }
            MessageSending.send(didStop, to: delegate, arguments: [name, NSNumber(value: finished), context])
        }
    }

    /// Animations that have begun.
    @MainActor private final class Begun {
        var settings: Settings
        var block: AnimationBlock
        var completion: AnimationCompletion?

        init(_ settings: Settings) {
            self.settings = settings
            block = settings.block
        }
    }

    private var levels: [Begun] = []

    func begin(_ settings: Settings) {
        let level = Begun(settings)
        let completion = AnimationCompletion { finished in level.settings.tellEnd(finished: finished) }
        level.completion = completion
        levels.append(level)
        AnimationBlock.open(level.block)
        CATransaction.beginTracking(completion)
    }

    /// Changes the settings for the changes of views from now on.
    func change(_ body: (inout Settings) -> Void) {
        guard let level = levels.last else { return }
        body(&level.settings)
        let block = level.settings.block
        AnimationBlock.replace(level.block, by: block)
        level.block = block
    }

    func add(_ options: UIView.AnimationOptions, to view: UIView) {
        guard let level = levels.last, let transition = CATransition(options: options), level.settings.duration > 0
        else { return }
        transition.duration = level.settings.duration
        transition.timingFunction = level.settings.curve.timingFunction
        view.layer.add(transition, forKey: "transition")
    }

    func commit() {
        guard let level = levels.popLast(), let completion = level.completion else { return }
        let settings = level.settings
        AnimationBlock.close(level.block)
        if let delegate = settings.delegate, let willStart = settings.willStart {
            MessageSending.send(willStart, to: delegate, arguments: [settings.name, settings.context])
        }
        CATransaction.endTracking(completion)
    }
}
