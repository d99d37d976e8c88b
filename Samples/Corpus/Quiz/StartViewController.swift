import UIKit

class StartViewController: UIViewController {
    @IBOutlet weak var bestLabel: UILabel!
    private var best: Int?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? QuestionViewController)?.game = Game()
    }

    /// The end of every way through the app, however deep it went.
    @IBAction func backToStart(_ segue: UIStoryboardSegue) {
        guard let result = segue.source as? ResultViewController else {
            print("gave up from \(type(of: segue.source))")
            return
        }
        best = max(best ?? 0, result.game.points)
        bestLabel.text = "Best: \(best ?? 0)"
    }
}
