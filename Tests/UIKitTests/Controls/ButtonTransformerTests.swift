import CoreGraphics
import Foundation
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// What a button's configuration shows beside its title, and how it changes colours and attributes.
@preconcurrency @MainActor final class ButtonTransformerTests: XCTestCase {
    private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Sign in"
        change(&configuration)
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
        button.layoutIfNeeded()
        return button
    }

    func testAWheelTakesThePicturesPlace() throws {
        let plain = button { $0.imagePadding = 8 }
        let busy = button {
            $0.imagePadding = 8
            $0.image = UIImage(systemName: "star")
            $0.showsActivityIndicator = true
        }
        let wheel = try XCTUnwrap(busy.indicatorPart)
        XCTAssertTrue(wheel.isAnimating)
        XCTAssertEqual(wheel.color, .white)
        XCTAssertTrue(busy.imagePart.isHidden)
        XCTAssertEqual(wheel.frame.size, CGSize(width: 20, height: 20))
        XCTAssertEqual(busy.bounds.width - plain.bounds.width, 28, accuracy: 0.4)
        XCTAssertEqual(busy.titlePart.frame.minX, wheel.frame.maxX + 8, accuracy: 0.4)
        XCTAssertEqual(wheel.frame.midY, busy.bounds.midY, accuracy: 0.4)

        busy.configuration?.showsActivityIndicator = false
        busy.layoutIfNeeded()
        XCTAssertTrue(wheel.isHidden)
        XCTAssertFalse(busy.imagePart.isHidden)
        busy.configuration?.showsActivityIndicator = true
        busy.configuration = nil
        XCTAssertFalse(wheel.isAnimating)
        XCTAssertNil(plain.indicatorPart)
    }

    func testColoursOfPictureAndWheel() {
        let busy = button {
            $0.showsActivityIndicator = true
            $0.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .systemRed }
            $0.imageColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        }
        XCTAssertEqual(busy.indicatorPart?.color, .systemRed)
        XCTAssertEqual(busy.imagePart.tintColor, UIColor.white.withAlphaComponent(0.5))
    }

    func testTheTitlesAttributesAreChangedOnTheirWay() {
        let changed = button {
            $0.subtitle = "With your account"
            $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                outgoing.font = .boldSystemFont(ofSize: 30)
                outgoing.underlineStyle = .single
                return outgoing
            }
            $0.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                XCTAssertEqual(incoming.font, .preferredFont(forTextStyle: .footnote))
                var outgoing = incoming
                outgoing.foregroundColor = .systemYellow
                return outgoing
            }
        }
        let title = changed.titlePart.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
        XCTAssertEqual(title[.font] as? UIFont, .boldSystemFont(ofSize: 30))
        XCTAssertEqual(title[.foregroundColor] as? UIColor, .white)
        XCTAssertEqual(title[.underlineStyle] as? Int, NSUnderlineStyle.single.rawValue)
        XCTAssertNotNil(title[.paragraphStyle])
        let subtitle = changed.subtitlePart.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
        XCTAssertEqual(subtitle[.foregroundColor] as? UIColor, .systemYellow)
    }

    func testCopiesAreEqual() {
        var one = UIButton.Configuration.plain()
        one.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
        let copy = one
        XCTAssertEqual(one, copy)
        one.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
        XCTAssertNotEqual(one, copy)
        XCTAssertNotEqual(one, .plain())
    }

    func testLooks() throws {
        var stage = PictureStage(240, 180, scale: 3)
        stage.style = .light
        _ = try stage.draw("buttons-busy") {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            let buttons = [UIButton.Configuration.filled(), .tinted(), .plain()].map { base in
                var configuration = base
                configuration.title = "Sign in"
                configuration.imagePadding = 8
                configuration.showsActivityIndicator = true
                return UIButton(configuration: configuration)
            }
            for (index, button) in buttons.enumerated() {
                button.frame = CGRect(
                    origin: CGPoint(x: 40, y: 20 + 50 * index), size: button.intrinsicContentSize)
                controller.view.addSubview(button)
            }
            return controller
        }
    }
}
