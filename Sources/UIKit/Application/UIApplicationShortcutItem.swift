import Foundation

/// A thing that a person can choose from the menu of the app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIApplicationShortcutItem") }

    private let values: Values

    struct Values {
        var type = ""
        var localizedTitle = ""
        var localizedSubtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: any NSSecureCoding]?
        var targetContentIdentifier: Any?
    }

    init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// Makes an item without type and title.
    public override convenience init() { self.init(Values()) }

    /// Makes an item of a type, by which the app knows it, with a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(Values(type: type, localizedTitle: localizedTitle))
    }

    /// Makes an item of a type, by which the app knows it, with a title, a smaller line below it, a picture and values
    /// for the app's own use.
    public convenience init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.init(
            Values(
                type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
                userInfo: userInfo))
    }

    /// The text by which the app knows what was chosen.
    open var type: String { values.type }
    /// The title in the menu.
    open var localizedTitle: String { values.localizedTitle }
    /// The line below the title; nil for none.
    open var localizedSubtitle: String? { values.localizedSubtitle }
    /// The picture beside the title; nil for none.
    open var icon: UIApplicationShortcutIcon? { values.icon }
    /// Values for the app's own use.
    open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
    /// What names the scene to open the item in, for the app's own use.
    open var targetContentIdentifier: Any? { values.targetContentIdentifier }

    /// The values, for a changeable copy.
    var current: Values { values }
}
