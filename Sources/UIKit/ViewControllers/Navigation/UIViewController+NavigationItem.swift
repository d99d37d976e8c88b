import Foundation

extension UIViewController {
    /// Makes and keeps the item that navigation bars show for the controller, with its title.
    func makeNavigationItem() -> UINavigationItem {
        let item = UINavigationItem(title: title ?? "")
        if title == nil { item.title = nil }
        storedNavigationItem = item
        return item
    }
}
