import UIKit

class RecipeViewController: UIViewController {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var stepsLabel: UILabel!
    @IBOutlet private weak var favoriteSwitch: UISwitch!

    var recipe: Recipe!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = recipe.name
        stepsLabel.text = recipe.steps
        favoriteSwitch.isOn = RecipeBook.shared.favorites.contains(recipe)
        favoriteSwitch.accessibilityIdentifier = "favorite"
    }

    @IBAction private func favoriteChanged(_ sender: UISwitch) {
        RecipeBook.shared.setFavorite(recipe, sender.isOn)
    }
}
