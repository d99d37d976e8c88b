import UIKit

struct City {
    let name: String
    let temperature: Int
}

protocol CitiesViewControllerDelegate: AnyObject {
    func citiesViewController(_ controller: CitiesViewController, didChoose city: City)
}

class CitiesViewController: UITableViewController {
    weak var delegate: CitiesViewControllerDelegate?

    let cities = [
        City(name: "Lisbon", temperature: 24), City(name: "Oslo", temperature: 7), City(name: "Quito", temperature: 18),
    ]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return cities.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "City", for: indexPath)
        cell.textLabel?.text = cities[indexPath.row].name
        cell.detailTextLabel?.text = "\(cities[indexPath.row].temperature)°"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.citiesViewController(self, didChoose: cities[indexPath.row])
    }
}
