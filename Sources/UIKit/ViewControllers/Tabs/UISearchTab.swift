import Foundation

/// The tab of an app's search, with a title and a picture of its own.
open class UISearchTab: UITab {
    /// Makes a tab with the usual title and picture.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
            viewControllerProvider: viewControllerProvider)
    }
}
