import Containers
import UIKit

/// A drawer with a button, since the edge of the screen goes back where there is a navigation controller.
final class ChartViewController: DrawerViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Open", style: .plain, target: self, action: #selector(didTapOpen))
    }

    @objc private func didTapOpen() {
        setDrawerOpen(!isDrawerOpen, animated: true)
    }
}
