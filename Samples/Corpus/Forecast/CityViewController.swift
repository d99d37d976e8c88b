import UIKit

class CityViewController: UIViewController {
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var temperatureLabel: UILabel!

    var city: City? {
        didSet { if isViewLoaded { showCity() } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        showCity()
    }

    private func showCity() {
        nameLabel.text = city?.name
        temperatureLabel.text = city.map { "\($0.temperature) degrees" }
    }
}
