import Containers
import UIKit

/// Panels whose button turns the column into a row, and back.
final class DeskViewController: PanelStackViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [
            PageViewController("Harbour", "house.fill", .systemBlue, text: "Boats that lie here today."),
            RowsViewController("Boats", ["Albatross", "Curlew", "Dunlin", "Gannet", "Kittiwake", "Petrel"]),
            PageViewController("Light", "star.fill", .systemOrange, text: "The lamp burns from dusk to dawn."),
        ]
        allowsReordering = true
        minimumLength = 60
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Row", style: .plain, target: self, action: #selector(didTapTurn))
    }

    @objc private func didTapTurn() {
        axis = axis == .vertical ? .horizontal : .vertical
        navigationItem.rightBarButtonItem?.title = axis == .vertical ? "Row" : "Column"
    }
}
