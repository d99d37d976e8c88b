import UIKit

/// One question; the next is another of its kind on top of the stack.
class QuestionViewController: UIViewController {
    @IBOutlet weak var questionLabel: UILabel!
    @IBOutlet var answerButtons: [UIButton]!

    var game: Game!
    private var position = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        position = game.position
        let (question, answers, _) = game.questions[position]
        title = "Question \(position + 1)"
        questionLabel.text = question
        for (button, answer) in zip(answerButtons, answers) { button.setTitle(answer, for: .normal) }
    }

    @IBAction func answer(_ sender: UIButton) {
        if answerButtons.firstIndex(of: sender) == game.questions[position].2 { game.points += 1 }
        game.position = position + 1
        if game.position < game.questions.count {
            let next = storyboard?.instantiateViewController(withIdentifier: "Question") as! QuestionViewController
            next.game = game
            navigationController?.pushViewController(next, animated: true)
        } else {
            performSegue(withIdentifier: "result", sender: sender)
        }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? ResultViewController)?.game = game
    }

    @IBAction func backToQuestion(_ segue: UIStoryboardSegue) {
        game.points = 0
        game.position = position
    }

    /// Only the question on top takes somebody back.
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        return navigationController?.topViewController === self
            && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    }
}
