import UIKit

class CardViewController: UIViewController {
    @IBOutlet var label: UILabel!
}
