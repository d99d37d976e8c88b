import CoreGraphics
import Foundation

/// The kind of a change between two pictures of a layer.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The type's name, as Core Animation writes it.
    public let rawValue: String
    /// Makes a type of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new contents fade in over the old ones.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new contents slide over the old ones.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new contents push the old ones out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old contents slide away from over the new ones.
    public static let reveal = CATransitionType(rawValue: "reveal")
    /// UIKit's flips and curls, which Core Animation keeps to itself.
    package static let flip = CATransitionType(rawValue: "flip")
}

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The direction's name, as Core Animation writes it.
    public let rawValue: String
    /// Makes a direction of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right edge to the left.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left edge to the right.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the edge that Core Animation calls the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the edge that Core Animation calls the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A change from what a layer and its sublayers showed to what they show after the current transaction.
open class CATransition: CAAnimation {
    /// The kind of the transition between the layer's old and new contents.
    open var type = CATransitionType.fade
    /// The direction of a transition that moves; nil is from the left.
    open var subtype: CATransitionSubtype?
    /// How far the transition has come when it begins, from 0 to 1.
    open var startProgress: Float = 0
    /// How far the transition has come when it ends, from 0 to 1.
    open var endProgress: Float = 1
    /// Whether the new picture stays as it is after the first frame until the transition has ended.
    package var keepsNewPicture = false
}

/// A transition under way: the picture from before, and how far it has gone.
@MainActor package struct RunningTransition {
    package let type: CATransitionType
    package let subtype: CATransitionSubtype?
    package let snapshot: LayerSnapshot
    /// The new picture, where it is kept; nil shows the layer as it changes.
    var kept: LayerSnapshot?
    var timing: AnimationTiming
    /// What gives the transition its time; nil for the media clock.
    var driver: AnimationDriver?
    let pace: CAMediaTimingFunction?
    let original: CATransition
    let groups: [AnimationCompletion]
    /// Whether whoever waits for the transition has been told; a driver may still play it backwards.
    var isFinished = false

    var isAdvancing: Bool { !isFinished && driver?.isAdvancing ?? true }
    var isEnding: Bool { isAdvancing && timing.end.isFinite }

    /// From 0, the old picture, to 1, the new one, at a time of the layer.
    package func progress(at time: Double) -> Double {
        guard let moment = timing.moment(at: time) else {
            return time < timing.begin ? Double(original.startProgress) : 1
        }
        let fraction = pace?.progress(at: moment.fraction) ?? moment.fraction
        let (start, end) = (Double(original.startProgress), Double(original.endProgress))
        return start + (end - start) * fraction
    }
}

extension CALayer {
    func beginTransition(_ transition: CATransition) {
        endTransition(finished: false)
        let groups = CATransaction.openCompletions
        let driver = AnimationDriver.capturing
        let now = MediaClock.shared.now
        for group in groups { group.add() }
        displaySubtree()
        contentTransition = RunningTransition(
            type: transition.type, subtype: transition.subtype, snapshot: LayerSnapshot(of: self),
            timing: transition.resolvedTiming(parentBegin: beginning(of: driver, at: now), isRoot: true),
            driver: driver,
            pace: transition.timingFunction, original: transition, groups: groups)
        if transition.keepsNewPicture {
            CATransaction.afterCommit { [weak self] in
                guard let self, self.contentTransition?.original === transition else { return }
                let face = LayerSnapshot(faceOf: self)
                self.contentTransition?.kept = face
            }
        }
        driver?.captured(self)
        AnimationTimeline.shared.register(self)
        transition.delegate?.animationDidStart(transition)
        noteChange()
    }

    func endTransition(finished: Bool) {
        guard let transition = contentTransition else { return }
        contentTransition = nil
        noteChange()
        guard !transition.isFinished else { return }
        tellEnd(of: transition, finished: finished)
    }

    func tellEnd(of transition: RunningTransition, finished: Bool) {
        transition.original.delegate?.animationDidStop(transition.original, finished: finished)
        for group in transition.groups { group.finish(completed: finished) }
    }
}
