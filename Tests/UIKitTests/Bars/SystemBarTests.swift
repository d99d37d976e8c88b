import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// What navigation bars, toolbars and tab bars have in common.
@preconcurrency @MainActor final class SystemBarTests: ScreenTestCase {
    private var bars: [any SystemBar] { [UINavigationBar(), UIToolbar(), UITabBar()] }

    /// Whether something has a bar laid out anew.
    private func isLaidOutAnew(_ bar: UIView, by change: () -> Void) -> Bool {
        bar.layoutIfNeeded()
        change()
        return bar.layer.needsLayout()
    }

    func testABarIsLaidOutAnewInAnotherPlace() {
        for bar in bars {
            bar.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
            XCTAssertTrue(isLaidOutAnew(bar) { bar.frame.origin.y = 10 }, "\(type(of: bar))")
            XCTAssertTrue(isLaidOutAnew(bar) { bar.center.y = 200 }, "\(type(of: bar))")
            XCTAssertFalse(isLaidOutAnew(bar) { bar.frame = bar.frame }, "\(type(of: bar))")
        }
    }

    func testBarsHaveTheHeightsOfTheirPlaces() {
        let upright = UITraitCollection { $0.verticalSizeClass = .regular }
        let onSide = UITraitCollection { $0.verticalSizeClass = .compact }
        let pad = UITraitCollection {
            $0.verticalSizeClass = .regular
            $0.userInterfaceIdiom = .pad
        }
        XCTAssertEqual([upright, onSide, pad].map(BarMetrics.rowHeight), [44, 32, 50])
        XCTAssertEqual(
            [UITabBarItemAppearance.Style.stacked, .inline, .compactInline].map {
                [TabBarMetrics.height($0, isPad: false), TabBarMetrics.height($0, isPad: true)]
            }, [[49, 49], [49, 50], [32, 32]])
    }

    func testTheOlderPropertiesMakeABackground() {
        let plain = BarBackgroundLooks(style: .default, tint: nil, isTranslucent: false)
        XCTAssertEqual(plain.fill, .systemBackground)
        XCTAssertEqual(plain.hairline, BarColors.hairline)
        let tinted = BarBackgroundLooks(style: .black, tint: .red, isTranslucent: true)
        XCTAssertEqual(tinted.fill, UIColor.red.withAlphaComponent(0.85))
        let empty = BarBackgroundLooks(
            style: .default, tint: .red, isTranslucent: true, picture: UIImage(), shadow: UIImage())
        XCTAssertNil(empty.fill)
        XCTAssertNil(empty.picture)
        XCTAssertNil(empty.hairline)
        XCTAssertNil(empty.shadow)
    }

    func testAToolbarHasPicturesByItsPosition() {
        let (top, any, low) = (UIImage(), UIImage(), UIImage())
        var pictures = ToolbarPictures()
        pictures.backgrounds[ToolbarPictures.Place(.any, .default)] = any
        pictures.backgrounds[ToolbarPictures.Place(.top, .default)] = top
        pictures.backgrounds[ToolbarPictures.Place(.any, .compact)] = low
        XCTAssertTrue(pictures.background(at: .bottom, isCompact: false) === any)
        XCTAssertTrue(pictures.background(at: .top, isCompact: false) === top)
        XCTAssertTrue(pictures.background(at: .top, isCompact: true) === low)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        bar.setBackgroundImage(any, forToolbarPosition: .any, barMetrics: .default)
        bar.setShadowImage(low, forToolbarPosition: .any)
        XCTAssertTrue(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === any)
        XCTAssertTrue(bar.shadowImage(forToolbarPosition: .any) === low)
        XCTAssertNil(bar.shadowImage(forToolbarPosition: .top))
    }
}
