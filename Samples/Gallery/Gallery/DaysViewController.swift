import Containers
import UIKit

/// A pager through the days of a year that has no end.
final class DaysViewController: PagerViewController, PagerViewControllerDataSource {
    private static let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue]

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        showPage(Self.page(0))
    }

    private static func page(_ day: Int) -> UIViewController {
        let color = colors[((day % colors.count) + colors.count) % colors.count]
        return PageViewController("Day \(day)", "calendar", color, text: "Swipe to the next, or back.", number: day)
    }

    func pager(_ pager: PagerViewController, before controller: UIViewController) -> UIViewController? {
        (controller as? PageViewController).map { Self.page($0.number - 1) }
    }

    func pager(_ pager: PagerViewController, after controller: UIViewController) -> UIViewController? {
        (controller as? PageViewController).map { Self.page($0.number + 1) }
    }
}
