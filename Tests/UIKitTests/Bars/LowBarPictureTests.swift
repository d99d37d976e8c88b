import UIKitTesting
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class LowBarPictureTests: ScreenTestCase {
    private func picture(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }

    func testLowBarsShowThePictureForThem() {
        let screen = TestScreen()
        let item = UIBarButtonItem(
            image: picture(22), landscapeImagePhone: picture(16), style: .plain, target: nil, action: nil)
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = item
        screen.show(UINavigationController(rootViewController: controller))
        screen.runUntilIdle()
        XCTAssertEqual(shown(item), 22)
        let low = UITraitCollection(verticalSizeClass: .compact)
        item.button.overrideTraits(low)
        XCTAssertEqual(shown(item), 16)
    }

    private func shown(_ item: UIBarButtonItem) -> CGFloat? {
        item.button.subviews.compactMap { ($0 as? UIImageView)?.image?.size.width }.first
    }
}

extension BarButton {
    fileprivate func overrideTraits(_ traits: UITraitCollection) {
        traitOverrides.verticalSizeClass = traits.verticalSizeClass
        updateTraitsIfNeeded()
        update()
    }
}
