import UIKit

class CounterViewController: UIViewController {
    @IBOutlet weak var countLabel: UILabel!
    @IBOutlet weak var stepper: UIStepper!

    var count = 0 {
        didSet { if isViewLoaded { showCount() } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        showCount()
    }

    private func showCount() {
        countLabel.text = "\(count)"
        stepper.value = Double(count)
    }

    @IBAction func valueChanged(_ sender: UIStepper) {
        count = Int(sender.value)
    }

    @IBAction func reset(_ sender: UITapGestureRecognizer) {
        count = 0
    }
}
