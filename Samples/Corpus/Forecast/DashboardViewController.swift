import UIKit

/// Two containers: a list of cities, and the city that was chosen in it.
class DashboardViewController: UIViewController, CitiesViewControllerDelegate {
    private var citiesViewController: CitiesViewController?
    private var cityViewController: CityViewController?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "cities":
            citiesViewController = segue.destination as? CitiesViewController
            citiesViewController?.delegate = self
        case "city": cityViewController = segue.destination as? CityViewController
        default: break
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        cityViewController?.city = citiesViewController?.cities.first
    }

    func citiesViewController(_ controller: CitiesViewController, didChoose city: City) {
        cityViewController?.city = city
    }
}
