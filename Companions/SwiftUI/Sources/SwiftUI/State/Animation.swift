/// How a change is animated.
public struct Animation: Equatable, Sendable {
    enum Curve: Equatable {
        case easeInOut
        case easeIn
        case easeOut
        case linear
        case spring(bounce: Double)
    }

    var curve: Curve
    /// In seconds.
    var duration: Double
    /// In seconds.
    var wait: Double = 0
    /// How often; infinity for without end.
    var count: Double = 1
    var reverses = false

    /// The usual animation, a spring.
    public static let `default` = Animation(curve: .spring(bounce: 0), duration: 0.55)
    /// Slow at both ends.
    public static let easeInOut = Animation(curve: .easeInOut, duration: 0.35)
    /// Slow at the beginning.
    public static let easeIn = Animation(curve: .easeIn, duration: 0.35)
    /// Slow at the end.
    public static let easeOut = Animation(curve: .easeOut, duration: 0.35)
    /// As fast all the way.
    public static let linear = Animation(curve: .linear, duration: 0.35)
    /// A spring.
    public static let spring = Animation(curve: .spring(bounce: 0), duration: 0.5)
    /// A spring that swings a little.
    public static let bouncy = Animation(curve: .spring(bounce: 0.3), duration: 0.5)
    /// A spring that swings less.
    public static let snappy = Animation(curve: .spring(bounce: 0.15), duration: 0.5)
    /// A spring that does not swing.
    public static let smooth = Animation(curve: .spring(bounce: 0), duration: 0.5)

    /// Slow at both ends. The duration is in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        Animation(curve: .easeInOut, duration: duration)
    }
    /// Slow at the beginning. The duration is in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(curve: .easeIn, duration: duration) }
    /// Slow at the end. The duration is in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(curve: .easeOut, duration: duration) }
    /// As fast all the way. The duration is in seconds.
    public static func linear(duration: TimeInterval) -> Animation { Animation(curve: .linear, duration: duration) }
    /// A spring. The response is in seconds; a fraction of 1 does not swing.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { Animation(curve: .spring(bounce: 1 - dampingFraction), duration: response) }
    /// A spring, by how its motion looks. The duration is in seconds.
    public static func spring(
        duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { Animation(curve: .spring(bounce: bounce), duration: duration) }
    /// A spring that a person's finger leads.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation(curve: .spring(bounce: 1 - dampingFraction), duration: response) }
    /// A spring that swings a little. The duration is in seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(curve: .spring(bounce: 0.3 + extraBounce), duration: duration)
    }
    /// A spring that swings less. The duration is in seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(curve: .spring(bounce: 0.15 + extraBounce), duration: duration)
    }
    /// A spring that does not swing. The duration is in seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(curve: .spring(bounce: extraBounce), duration: duration)
    }

    /// The animation, some seconds later.
    public func delay(_ delay: TimeInterval) -> Animation { with { $0.wait += delay } }
    /// The animation, so many times as fast.
    public func speed(_ speed: Double) -> Animation { with { $0.duration /= max(speed, 0.001) } }
    /// The animation several times.
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
        with { ($0.count, $0.reverses) = (Double(count), autoreverses) }
    }
    /// The animation without end.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        with { ($0.count, $0.reverses) = (.infinity, autoreverses) }
    }

    private func with(_ change: (inout Animation) -> Void) -> Animation {
        var animation = self
        change(&animation)
        return animation
    }
}

extension Animation {
    /// Makes changes to views with this animation.
    @MainActor func perform(_ changes: @escaping () -> Void) {
        var options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
        let body = changes
        var repeated = body
        if count != 1 {
            if count == .infinity {
                options.formUnion(reverses ? [.repeat, .autoreverse] : .repeat)
            } else {
                let (count, reverses) = (count, reverses)
                repeated = {
                    UIView.modifyAnimations(withRepeatCount: CGFloat(count), autoreverses: reverses) { body() }
                }
            }
        }
        switch curve {
        case .spring(let bounce):
            UIView.animate(
                springDuration: duration, bounce: CGFloat(bounce), delay: wait, options: options, animations: repeated)
        case .easeInOut: options.insert(.curveEaseInOut)
        case .easeIn: options.insert(.curveEaseIn)
        case .easeOut: options.insert(.curveEaseOut)
        case .linear: options.insert(.curveLinear)
        }
        if case .spring = curve { return }
        UIView.animate(withDuration: duration, delay: wait, options: options, animations: repeated)
    }
}

extension Animation {
    /// A spring by its physics.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        // The time of one swing, and how much of it is left.
        let frequency = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return spring(response: 2 * .pi / max(frequency, 0.001), dampingFraction: ratio)
    }
    /// A spring, by how its motion looks. The duration is in seconds.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation { spring(duration: duration, bounce: bounce) }
}
