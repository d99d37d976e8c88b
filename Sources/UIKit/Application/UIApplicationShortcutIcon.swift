import Foundation

/// The picture of an item in the menu of the app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIApplicationShortcutIcon") }

    /// A picture that the system has.
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share
        case prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation, mail, message
        case date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
    }

    /// The place that a picture comes from.
    private enum Source: Equatable {
        case none
        case type(IconType)
        case template(String)
        case system(String)
    }

    private let source: Source

    private init(_ source: Source) {
        self.source = source
        super.init()
    }

    /// Makes an icon without a picture.
    public override convenience init() { self.init(.none) }

    /// Makes an icon of a picture that the system has.
    public convenience init(type: IconType) { self.init(.type(type)) }
    /// Makes an icon of a picture of the app's, which is drawn as a stencil.
    public convenience init(templateImageName: String) { self.init(.template(templateImageName)) }
    /// Makes an icon of a symbol.
    public convenience init(systemImageName: String) { self.init(.system(systemImageName)) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutIcon)?.source == source
    }
}
