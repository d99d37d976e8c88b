import UIKit

class TipViewController: UIViewController {

    @IBOutlet weak var billField: UITextField!
    @IBOutlet weak var tipControl: UISegmentedControl!
    @IBOutlet weak var totalLabel: UILabel!

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        billField.becomeFirstResponder()
    }

    @IBAction func billChanged(_ sender: AnyObject) {
        let rates = [0.10, 0.15, 0.20]
        let bill = Double(billField.text!) ?? 0
        let total = bill * (1 + rates[tipControl.selectedSegmentIndex])
        totalLabel.text = String(format: "%.2f", total)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        view.endEditing(true)
    }
}
