import Containers
import UIKit

/// A switcher whose button goes from one state to the next.
final class StatesViewController: SwitcherViewController {
    private static let order: [SwitcherState] = [.loading, .content, .empty, .failed]

    override func viewDidLoad() {
        super.viewDidLoad()
        makeViewController = { state in
            switch state {
            case .loading: PageViewController("Loading", "hourglass", .systemGray, text: "Something is on its way.")
            case .content: PageViewController("Content", "doc.text.fill", .systemGreen, text: "Here it is.")
            case .empty: PageViewController("Empty", "tray", .systemBlue, text: "There is nothing yet.")
            default: PageViewController("Failed", "xmark.circle.fill", .systemRed, text: "It could not be fetched.")
            }
        }
        setState(.loading, animated: false)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Next", style: .plain, target: self, action: #selector(didTapNext))
    }

    @objc private func didTapNext() {
        guard let state, let index = Self.order.firstIndex(of: state) else { return }
        setState(Self.order[(index + 1) % Self.order.count])
    }
}
