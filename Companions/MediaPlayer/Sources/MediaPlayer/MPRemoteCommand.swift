import Foundation
@_spi(Framework) import UIKit

/// What has become of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}

/// A command of a headset or of the locked screen.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    private final class Target {
        weak var object: AnyObject?
        let action: Selector?
        let handler: ((MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)?

        init(
            _ object: AnyObject?, _ action: Selector?,
            _ handler: ((MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)?
        ) {
            self.object = object
            self.action = action
            self.handler = handler
        }
    }

    private var targets: [Target] = []

    override init() {}

    /// Whether the app takes the command.
    open var isEnabled = true

    /// Has a method called.
    open func addTarget(_ target: Any, action: Selector) { targets.append(Target(target as AnyObject, action, nil)) }

    /// Has a closure called; what comes back is what `removeTarget(_:)` takes.
    @discardableResult open func addTarget(
        handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    ) -> Any {
        let target = Target(nil, nil, handler)
        targets.append(target)
        return target
    }

    /// Has an object's methods, or a closure, called no more; nil for all.
    open func removeTarget(_ target: Any?) {
        guard let target = target as AnyObject? else { return targets = [] }
        targets.removeAll { $0 === target || $0.object === target }
    }

    /// Has a method called no more.
    open func removeTarget(_ target: Any, action: Selector?) {
        let object = target as AnyObject
        targets.removeAll { $0.object === object && (action == nil || $0.action == action) }
    }

    var hasTargets: Bool { !targets.isEmpty }

    @MainActor func send(_ event: MPRemoteCommandEvent) {
        for target in targets {
            if let handler = target.handler {
                _ = handler(event)
            } else if let object = target.object as? NSObject, let action = target.action {
                _ = object.perform(action, with: event)
            }
        }
    }

    func event(_ simulated: SimulatedCommand) -> MPRemoteCommandEvent { MPRemoteCommandEvent(self) }
}
