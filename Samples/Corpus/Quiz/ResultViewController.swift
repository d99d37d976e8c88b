import UIKit

class ResultViewController: UIViewController {
    @IBOutlet weak var resultLabel: UILabel!
    var game: Game!

    override func viewDidLoad() {
        super.viewDidLoad()
        resultLabel.text = "\(game.points) of \(game.questions.count)"
    }
}
