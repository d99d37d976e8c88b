import UIKit

class AboutViewController: UIViewController {
    @IBOutlet private var messageLabel: UILabel!

    var message = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        messageLabel.text = message
    }
}
