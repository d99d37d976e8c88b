import UIKit

class CounterViewController: UIViewController {
    @IBOutlet private var countLabel: UILabel!

    private(set) var count = 0 {
        didSet { countLabel.text = "\(count)" }
    }

    @IBAction func countUp(_ sender: Any) {
        count += 1
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let about = segue.destination as? AboutViewController else { return }
        about.message = count == 1 ? "You have tapped once." : "You have tapped \(count) times."
    }
}
