import Containers
import UIKit

/// A content with a button that pushes a sheet, whose rows push sheets before it.
final class HarbourViewController: SheetStackViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Boats", style: .plain, target: self, action: #selector(didTapBoats))
    }

    @objc private func didTapBoats() {
        guard topSheet == nil else { return }
        let boats = RowsViewController(
            "Boats in the harbour", ["Albatross", "Curlew", "Dunlin", "Gannet", "Kittiwake"])
        boats.didPick = { [weak self] name in
            let boat = PageViewController(name, "star.fill", .systemTeal, text: "A sheet before another.")
            self?.pushSheet(boat, detents: [.height(320), .large])
        }
        pushSheet(boats)
    }
}
