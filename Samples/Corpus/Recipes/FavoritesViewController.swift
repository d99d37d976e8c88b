import UIKit

class FavoritesViewController: UITableViewController {
    override func awakeFromNib() {
        super.awakeFromNib()
        NotificationCenter.default.addObserver(
            self, selector: #selector(bookChanged), name: RecipeBook.didChange, object: nil)
    }

    @objc private func bookChanged() {
        let count = RecipeBook.shared.favorites.count
        navigationController?.tabBarItem.badgeValue = count > 0 ? "\(count)" : nil
        if isViewLoaded { tableView.reloadData() }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return RecipeBook.shared.favorites.count
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        return RecipeBook.shared.favorites.isEmpty ? "No favorites yet." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Recipe", for: indexPath)
        cell.textLabel?.text = RecipeBook.shared.favorites[indexPath.row].name
        return cell
    }
}
