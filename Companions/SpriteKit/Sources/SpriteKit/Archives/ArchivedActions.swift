import CoreGraphics
import Foundation
@_spi(Framework) import UIKit

/// Actions of scene files and action files.
@MainActor enum ArchivedActions {
    /// The action; nil for an object that is none.
    static func make(_ name: String, _ archive: NodeArchive) -> SKAction? {
        guard archive.has("_timingMode"), archive.has("_duration") else { return nil }
        let duration = TimeInterval(archive.number("_duration") ?? 0)
        let action = known(name, duration, archive)
        if action == nil {
            Findings.report(
                limit: "spritekit.archived-action",
                "actions of the class \(name) are not read: they take their time and do nothing",
                advice: "Run the action in code.")
        }
        let made = action ?? .wait(forDuration: duration)
        made.timingMode = archive.integer("_timingMode").flatMap(SKActionTimingMode.init) ?? .linear
        return made
    }

    private static func known(_ name: String, _ duration: TimeInterval, _ archive: NodeArchive) -> SKAction? {
        let actions = (archive.object("_actions") as? [Any] ?? []).compactMap { $0 as? SKAction }
        func number(_ key: String) -> CGFloat { archive.number(key) ?? 0 }
        switch name {
        case "SKGroup": return .group(actions)
        case "SKSequence": return .sequence(actions)
        case "SKWait": return .wait(forDuration: duration)
        case "SKRepeat":
            guard let action = archive.object("_repeatedAction") as? SKAction else { return nil }
            let isEndless = archive.bool("_forever") ?? false
            return isEndless ? .repeatForever(action) : .repeat(action, count: archive.integer("_timesToRepeat") ?? 0)
        case "SKMove":
            let place = CGPoint(x: number("_posTarget.x"), y: number("_posTarget.y"))
            if archive.bool("_isRelative") ?? false { return .moveBy(x: place.x, y: place.y, duration: duration) }
            return along(
                archive, { .moveTo(x: place.x, duration: $0) }, { .moveTo(y: place.y, duration: $0) }, duration)
        case "SKFade":
            let alpha = number("_alphaTarget")
            return number("_isRelative") != 0
                ? .fadeAlpha(by: alpha, duration: duration) : .fadeAlpha(to: alpha, duration: duration)
        case "SKScale":
            let (x, y) = (number("_scaleTargetX"), number("_scaleTargetY"))
            if archive.bool("_isTargetSizeBased") ?? false {
                return .scale(to: archive.size("_targetSize") ?? .zero, duration: duration)
            }
            if archive.bool("_isRelative") ?? false { return .scaleX(by: x, y: y, duration: duration) }
            return along(archive, { .scaleX(to: x, duration: $0) }, { .scaleY(to: y, duration: $0) }, duration)
        case "SKAnimate":
            let textures = (archive.object("_textures") as? [Any] ?? []).compactMap { $0 as? SKTexture }
            return .animate(
                with: textures, timePerFrame: TimeInterval(number("_timePerFrame")),
                resize: archive.bool("_resize") ?? false, restore: archive.bool("_restore") ?? false)
        default: return nil
        }
    }

    /// The actions of the axes that an archive says to use.
    private static func along(
        _ archive: NodeArchive, _ x: (TimeInterval) -> SKAction, _ y: (TimeInterval) -> SKAction,
        _ duration: TimeInterval
    ) -> SKAction {
        var actions: [SKAction] = []
        if archive.bool("_useX") ?? true { actions.append(x(duration)) }
        if archive.bool("_useY") ?? true { actions.append(y(duration)) }
        // The timing mode of a group does not count for what is in it.
        let mode = archive.integer("_timingMode").flatMap(SKActionTimingMode.init) ?? .linear
        for action in actions { action.timingMode = mode }
        return .group(actions)
    }
}

extension SKAction {
    /// Finds an action of the app's action files by its name; nil where there is none.
    public convenience init?(named name: String) {
        guard let action = Self.archived(name) else { return nil }
        self.init(action.effect, duration: action.duration)
        takeTiming(of: action)
    }

    /// Finds an action of the app's action files by its name, to take some seconds; nil where there is none.
    public convenience init?(named name: String, duration sec: TimeInterval) {
        self.init(named: name)
        if sec > 0 { speed = CGFloat(duration / sec) }
    }

    private static func archived(_ name: String) -> SKAction? {
        nonisolated(unsafe) var found: SKAction?
        MainActor.assumeIsolated { found = ActionFiles.shared.action(named: name) }
        return found
    }
}
