import Foundation

/// Something that has traits: a screen, a scene, a view or a controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    /// The traits of the place of the object.
    var traitCollection: UITraitCollection { get }
    /// The traits changed; called after the change.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
