import Foundation

/// A change of a view's look as the device is tilted.
///
/// The device that displays show is never tilted, as the iOS Simulator's is not: nobody asks an effect for its values.
@preconcurrency @MainActor open class UIMotionEffect: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIMotionEffect") }

    public override init() { super.init() }

    /// The values that the effect adds for a tilt, by the key paths of the view's properties; nil for none.
    ///
    /// UIKit never asks here. An override answers for an offset from -1 to 1 along each axis, and need not call super.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}
