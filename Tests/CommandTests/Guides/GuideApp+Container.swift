extension GuideApp {
    /// The container that the guide builds up: adding, removing, replacing, forwarding left to UIKit, status bar.
    static let container = GuideApp(
        name: "CustomContainer", guide: "001-implementing-a-container-ko.md", form: .fenced,
        sources: [
            GuideSource(name: "CustomContainerViewController.swift", listings: [0, 1, 2, 3, 5, 6])
        ],
        fixtures: ["AppDelegate.swift": delegate, "ContentViewController.swift": content])

    /// The same container with forwarding by hand.
    static let manualContainer = GuideApp(
        name: "ManualContainer", guide: "001-implementing-a-container-ko.md", form: .fenced,
        sources: [
            GuideSource(
                name: "CustomContainerViewController.swift", listings: [0, 1, 2, 3, 4, 5, 6],
                edits: [
                    GuideEdit(
                        find: "return true //default is true", replacement: "return false",
                        reason: "the four overrides are for the case that this is changed to false, says the guide")
                ])
        ],
        fixtures: ["AppDelegate.swift": manualDelegate, "ContentViewController.swift": content])

    /// The guide has no app delegate: this one calls each of the container's methods at a tap.
    private static let delegate = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let container = CustomContainerViewController()
                let first = ContentViewController(title: "First")
                let second = ContentViewController(title: "Second")
                let third = ContentViewController(title: "Third")
                let fourth = ContentViewController(title: "Fourth")
                first.action = { container.displayContentViewControllers(contents: [second, third]) }
                third.action = { container.removeContentViewController(content: third) }
                second.action = { container.replace(fromContent: second, toContent: fourth) }

                container.displayContentViewControllers(contents: [first])
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = container
                window?.makeKeyAndVisible()
                return true
            }
        }
        """

    private static let manualDelegate = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let container = CustomContainerViewController()
                let first = ContentViewController(title: "First")
                let second = ContentViewController(title: "Second")
                let third = ContentViewController(title: "Third")
                first.action = { container.displayContentViewControllers(contents: [third]) }
                third.action = { container.removeContentViewController(content: third) }
                second.action = { [unowned self] in
                    if ProcessInfo.processInfo.environment["GUIDE_REPLACES"] == nil {
                        window?.rootViewController = ContentViewController(title: "Last")
                    } else {
                        container.replace(fromContent: second, toContent: third)
                    }
                }

                container.displayContentViewControllers(contents: [first, second])
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = container
                window?.makeKeyAndVisible()
                return true
            }
        }
        """

    /// A screen of one button with its title. The environment decides which one wants what of the status bar.
    private static let content = """
        import UIKit

        class ContentViewController: UIViewController {
            var action: () -> Void = {}

            convenience init(title: String) {
                self.init()
                self.title = title
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                let button = UIButton(type: .system)
                button.setTitle(title, for: .normal)
                button.addTarget(self, action: #selector(didTap), for: .touchUpInside)
                button.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(button)
                button.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
                button.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
            }

            @objc func didTap() {
                action()
            }

            override var preferredStatusBarStyle: UIStatusBarStyle {
                wish == "light" ? .lightContent : .darkContent
            }

            override var prefersStatusBarHidden: Bool {
                wish == "hidden"
            }

            private var wish: String? {
                ProcessInfo.processInfo.environment["GUIDE_STATUS_BAR_" + (title ?? "")]
            }
        }
        """
}
