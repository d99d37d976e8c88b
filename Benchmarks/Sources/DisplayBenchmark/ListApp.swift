/// An app with a long list below a button that changes its colour: what scrolling and clicking are measured with.
let listApp = """
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = ListViewController()
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
    }

    final class ListViewController: UIViewController, UITableViewDataSource {
        private let button = UIButton(type: .custom)
        private let list = UITableView()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            button.backgroundColor = .systemBlue
            button.addTarget(self, action: #selector(toggle), for: .touchDown)
            list.dataSource = self
            list.rowHeight = 64
            list.register(SubtitleCell.self, forCellReuseIdentifier: "Row")
            view.addSubview(button)
            view.addSubview(list)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let top = view.safeAreaInsets.top
            button.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 80)
            list.frame = CGRect(x: 0, y: top + 80, width: view.bounds.width, height: view.bounds.height - top - 80)
        }

        @objc private func toggle() {
            button.backgroundColor = button.backgroundColor == .systemBlue ? .systemRed : .systemBlue
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
            cell.textLabel?.text = "Row \\(indexPath.row) of a long list"
            cell.detailTextLabel?.text = "A second line, with a few words more than the first one has"
            cell.imageView?.image = UIImage(systemName: indexPath.row % 2 == 0 ? "star.fill" : "heart.fill")
            cell.accessoryType = .disclosureIndicator
            return cell
        }
    }

    final class SubtitleCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    """
