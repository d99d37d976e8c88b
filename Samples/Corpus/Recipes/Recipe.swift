import Foundation

struct Recipe: Equatable {
    let name: String
    let steps: String
}

/// All recipes, and which of them are liked.
class RecipeBook {
    static let shared = RecipeBook()
    static let didChange = Notification.Name("RecipeBookDidChange")

    let recipes = [
        Recipe(name: "Pancakes", steps: "Whisk eggs, milk and flour. Bake thin cakes in butter."),
        Recipe(name: "Risotto", steps: "Toast the rice, then add hot broth, ladle by ladle."),
        Recipe(name: "Tabbouleh", steps: "Soak the bulgur. Chop a lot of parsley, mint and tomatoes."),
    ]

    private(set) var favorites: [Recipe] = []

    func setFavorite(_ recipe: Recipe, _ isFavorite: Bool) {
        favorites.removeAll { $0 == recipe }
        if isFavorite { favorites.append(recipe) }
        NotificationCenter.default.post(name: RecipeBook.didChange, object: self)
    }
}
