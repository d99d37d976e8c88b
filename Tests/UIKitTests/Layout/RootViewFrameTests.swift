import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Views of controllers that say that constraints place them, where a window does.
@preconcurrency @MainActor final class RootViewFrameTests: ScreenTestCase {
    private final class Centred: UIViewController {
        let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.translatesAutoresizingMaskIntoConstraints = false
            label.translatesAutoresizingMaskIntoConstraints = false
            label.text = "A"
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ])
        }
    }

    func testTheRootFillsTheWindow() {
        let root = Centred()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        window.rootViewController = root
        window.makeKeyAndVisible()
        FramePipeline.shared.runFrame()
        XCTAssertEqual(root.view.frame, CGRect(x: 0, y: 0, width: 300, height: 500))
        XCTAssertEqual(root.label.center.x, 150, accuracy: 0.5)
        window.frame.size = CGSize(width: 500, height: 300)
        FramePipeline.shared.runFrame()
        XCTAssertEqual(root.view.frame, CGRect(x: 0, y: 0, width: 500, height: 300))
        XCTAssertEqual(root.label.center.x, 250, accuracy: 0.5)
    }

    func testOtherViewsOfTheWindowArePlacedByConstraints() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let banner = UIView()
        banner.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(banner)
        NSLayoutConstraint.activate([
            banner.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            banner.trailingAnchor.constraint(equalTo: window.trailingAnchor),
            banner.topAnchor.constraint(equalTo: window.topAnchor), banner.heightAnchor.constraint(equalToConstant: 40),
        ])
        FramePipeline.shared.runFrame()
        XCTAssertEqual(banner.frame, CGRect(x: 0, y: 0, width: 300, height: 40))
    }
}
