import UIKit

/// How many tickets, and what they cost.
final class TicketsViewController: UIViewController {
    @IBOutlet private var stepper: UIStepper!
    @IBOutlet private var countLabel: UILabel!
    @IBOutlet private var priceLabel: UILabel!

    /// In euros; the storyboard has it.
    @IBInspectable var price: Int = 1

    override func viewDidLoad() {
        super.viewDidLoad()
        countDidChange(stepper)
    }

    @IBAction private func countDidChange(_ sender: UIStepper) {
        let count = Int(sender.value)
        countLabel.text = count == 1 ? "1 ticket" : "\(count) tickets"
        priceLabel.text = "€ \(count * price)"
    }
}
