import Foundation

/// What a navigation bar shows for one screen.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    open var title: String?

    public init(title: String) {
        self.title = title
        super.init()
    }
}
