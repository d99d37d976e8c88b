import UIKit

class RecipesViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return RecipeBook.shared.recipes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Recipe", for: indexPath)
        cell.textLabel?.text = RecipeBook.shared.recipes[indexPath.row].name
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showRecipe", let cell = sender as? UITableViewCell,
            let path = tableView.indexPath(for: cell), let destination = segue.destination as? RecipeViewController
        else { return }
        destination.recipe = RecipeBook.shared.recipes[path.row]
    }
}
