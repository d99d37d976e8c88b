import Foundation
import UIKit
import XCTest

/// A tab bar beside one that iOS 17 drew.
@preconcurrency @MainActor final class TabBarReferenceTests: XCTestCase {
    func test_iconsAndTitles() throws {
        var comparison = try comparison("tabbar-icons-17-iphone8", PictureStage(375, 667, scale: 3)) {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            let bar = UITabBar(frame: CGRect(x: 0, y: 618, width: 375, height: 49))
            let grey = UIColor(red: 103 / 255, green: 109 / 255, blue: 116 / 255, alpha: 1)
            let appearance = UITabBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .white
            appearance.stackedLayoutAppearance.normal.iconColor = grey
            appearance.stackedLayoutAppearance.normal.titleTextAttributes = [
                .foregroundColor: grey, .font: UIFont.systemFont(ofSize: 10, weight: .bold),
            ]
            bar.standardAppearance = appearance
            // As large as the app's picture, 24 points, and a disc all the same.
            let disc = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image {
                $0.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 24, height: 24))
            }
            bar.items = ["Left", "Middle", "Right"].map { UITabBarItem(title: $0, image: disc, tag: 0) }
            controller.view.addSubview(bar)
            return controller
        }
        for (index, title) in ["Left", "Middle", "Right"].enumerated() {
            let x = 12 + CGFloat(index) * 125
            comparison.compareBox(
                "picture of \(title)", in: CGRect(x: x, y: 620, width: 100, height: 33), within: 1, color: false)
            comparison.compareText("title \(title)", in: CGRect(x: x, y: 653, width: 100, height: 14), edges: 2)
        }
        let (theirs, ours) = (
            comparison.theirs.edges(downAt: 5, from: 612, to: 622), comparison.ours.edges(downAt: 5, from: 612, to: 622)
        )
        comparison.compare("hairline", theirs.first?.position, ours.first?.position, within: 0)
        comparison.compareColor("hairline", theirs.first?.to, ours.first?.to)
        comparison.check()
    }
}
