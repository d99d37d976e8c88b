import UIKit

/// Today's sailings, in a list.
final class DeparturesViewController: UIViewController {
    private let departures = Departure.today
    private let headingLabel = UILabel()
    private let tableView = UITableView()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Departures"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("DeparturesViewController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        headingLabel.text = "Next ferries"
        headingLabel.font = .systemFont(ofSize: 34, weight: .bold)
        headingLabel.textColor = .label

        tableView.dataSource = self
        tableView.delegate = self
        tableView.rowHeight = 64
        // Lines begin where the texts do.
        tableView.separatorInset.left = 20
        tableView.backgroundColor = .systemBackground
        tableView.register(DepartureCell.self, forCellReuseIdentifier: DepartureCell.identifier)
        tableView.accessibilityIdentifier = "departures"

        for subview in [headingLabel, tableView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            headingLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            headingLabel.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
            headingLabel.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
            tableView.topAnchor.constraint(equalTo: headingLabel.bottomAnchor, constant: 8),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}

extension DeparturesViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        departures.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: DepartureCell.identifier, for: indexPath)
        (cell as? DepartureCell)?.show(departures[indexPath.row])
        return cell
    }
}

extension DeparturesViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let departure = departures[indexPath.row]
        print("Departure selected: \(departure.time) \(departure.destination)")
    }
}
