import Foundation

/// An item of the menu of the app's icon whose values can be changed before the app gives it to the application.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    private var changed = Values()

    override init(_ values: Values) {
        super.init(values)
        changed = values
    }

    open override var type: String {
        get { changed.type }
        set { changed.type = newValue }
    }
    open override var localizedTitle: String {
        get { changed.localizedTitle }
        set { changed.localizedTitle = newValue }
    }
    open override var localizedSubtitle: String? {
        get { changed.localizedSubtitle }
        set { changed.localizedSubtitle = newValue }
    }
    open override var icon: UIApplicationShortcutIcon? {
        get { changed.icon }
        set { changed.icon = newValue }
    }
    open override var userInfo: [String: any NSSecureCoding]? {
        get { changed.userInfo }
        set { changed.userInfo = newValue }
    }
    open override var targetContentIdentifier: Any? {
        get { changed.targetContentIdentifier }
        set { changed.targetContentIdentifier = newValue }
    }

    override var current: Values { changed }
}
