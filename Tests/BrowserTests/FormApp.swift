/// An app with what people type into and scroll.
let formApp = """
    import UIKit

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = FormController()
            window?.makeKeyAndVisible()
            return true
        }
    }

    final class FormController: UIViewController, UITableViewDataSource {
        private let field = UITextField()
        private let echo = UILabel()
        private let table = UITableView()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            field.borderStyle = .roundedRect
            field.accessibilityLabel = "Name"
            field.addTarget(self, action: #selector(changed), for: .editingChanged)
            echo.text = "Nobody"
            let crash = UIButton(type: .system)
            crash.setTitle("Crash", for: .normal)
            crash.addAction(UIAction { [unowned self] _ in fail(with: []) }, for: .touchUpInside)
            table.dataSource = self
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            for child in [field, echo, crash, table] as [UIView] {
                child.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(child)
                child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
                child.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20).isActive = true
            }
            NSLayoutConstraint.activate([
                field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
                echo.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 12),
                crash.topAnchor.constraint(equalTo: echo.bottomAnchor, constant: 12),
                table.topAnchor.constraint(equalTo: crash.bottomAnchor, constant: 12),
                table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }

        private func fail(with names: [String]) { echo.text = names[1] }

        @objc private func changed() { echo.text = "Hello, " + (field.text ?? "") }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \\(indexPath.row)"
            return cell
        }
    }
    """
