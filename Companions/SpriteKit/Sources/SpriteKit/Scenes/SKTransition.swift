import CoreGraphics
import Foundation
import UIKit

/// Where something comes from or goes to.
public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }

/// How a scene gives way to another.
open class SKTransition: NSObject, NSCopying, @unchecked Sendable {
    enum Kind {
        case crossFade
        /// Through a colour.
        case fade(UIColor)
        case push(SKTransitionDirection)
        case moveIn(SKTransitionDirection)
        case reveal(SKTransitionDirection)
        /// The new scene seen between two halves of the old that leave, or that come with the new.
        case doors(opens: Bool, isHorizontal: Bool)
        /// The old scene gives way like a door with the new one coming from behind.
        case doorway
        case flip(isHorizontal: Bool)
    }

    let kind: Kind
    /// In seconds.
    let duration: TimeInterval

    /// Whether the new scene waits for the transition's end.
    open var pausesIncomingScene = true
    /// Whether the old scene stands still.
    open var pausesOutgoingScene = true

    init(_ kind: Kind, duration: TimeInterval) {
        self.kind = kind
        self.duration = max(duration, 0)
        super.init()
    }

    /// Makes a transition in no time.
    public override convenience init() { self.init(.crossFade, duration: 0) }

    /// The old scene fades while the new one appears.
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.crossFade, duration: sec)
    }
    /// The old scene fades to black, and the new one appears from there.
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade(.black), duration: sec) }
    /// The old scene fades to a colour, and the new one appears from there.
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.fade(color), duration: sec)
    }
    /// The new scene pushes the old one out.
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.push(direction), duration: sec)
    }
    /// The new scene moves over the old one.
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.moveIn(direction), duration: sec)
    }
    /// The old scene moves away from over the new one.
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.reveal(direction), duration: sec)
    }
    /// The old scene's halves leave to the left and the right.
    open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doors(opens: true, isHorizontal: true), duration: sec)
    }
    /// The old scene's halves leave upwards and downwards.
    open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doors(opens: true, isHorizontal: false), duration: sec)
    }
    /// The new scene's halves come from the left and the right.
    open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doors(opens: false, isHorizontal: true), duration: sec)
    }
    /// The new scene's halves come from above and below.
    open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doors(opens: false, isHorizontal: false), duration: sec)
    }
    /// The old scene's halves swing away, and the new one comes nearer behind them.
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doorway, duration: sec) }
    /// The scenes turn around a line from left to right.
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.flip(isHorizontal: true), duration: sec)
    }
    /// The scenes turn around a line from top to bottom.
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.flip(isHorizontal: false), duration: sec)
    }

    /// Makes a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = SKTransition(kind, duration: duration)
        other.pausesIncomingScene = pausesIncomingScene
        other.pausesOutgoingScene = pausesOutgoingScene
        return other
    }
}
