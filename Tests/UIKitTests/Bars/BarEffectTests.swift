import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class BarEffectTests: EventTestCase {
    func testTheMaterialIsTheAppearancesEffect() {
        let appearance = UIBarAppearance()
        XCTAssertNotNil(appearance.backgroundEffect)
        XCTAssertEqual(appearance.fill, BarColors.material)
        appearance.backgroundEffect = UIBlurEffect(style: .dark)
        XCTAssertEqual(appearance.fill, UIBlurEffect(style: .dark).color)
        XCTAssertEqual((appearance.copy() as UIBarAppearance).fill, appearance.fill)
        appearance.backgroundColor = .red
        XCTAssertEqual(appearance.fill, .red)
        appearance.configureWithTransparentBackground()
        XCTAssertNil(appearance.backgroundEffect)
        XCTAssertNil(appearance.fill)
        appearance.configureWithOpaqueBackground()
        XCTAssertNil(appearance.backgroundEffect)
        XCTAssertEqual(appearance.fill, .systemBackground)
    }
}
