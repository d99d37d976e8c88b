import CoreGraphics
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class ButtonTests: XCTestCase {
    /// As Interface Builder sizes buttons without a configuration.
    func testHeights() {
        let heights: [(CGFloat, CGFloat)] = [(13, 28), (14, 29), (15, 30), (17, 33), (18, 34), (20, 36), (24, 41)]
        for (size, height) in heights {
            let button = UIButton(type: .system)
            button.setTitle("A title", for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: size)
            XCTAssertEqual(button.intrinsicContentSize.height, height, "\(size)")
        }
    }

    func testWidths() {
        let button = UIButton(type: .system)
        button.setTitle("-", for: .normal)
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 30, height: 30))
        button.setTitle("A longer title", for: .normal)
        let label = UILabel()
        label.font = .systemFont(ofSize: 15)
        label.text = "A longer title"
        XCTAssertEqual(button.intrinsicContentSize.width, label.intrinsicContentSize.width.rounded(.up))
        XCTAssertEqual(UIButton().intrinsicContentSize, CGSize(width: 30, height: 34))
    }

    func testTitlesWrapWhereTheirLinesMayBreak() {
        let button = UIButton(type: .custom)
        button.setTitle("A title that is longer than its button is wide", for: .normal)
        button.titleLabel?.lineBreakMode = .byWordWrapping
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 100)
        button.layoutIfNeeded()
        let line = UIFont.systemFont(ofSize: 18).lineHeight
        XCTAssertGreaterThan(button.titleLabel?.frame.height ?? 0, 2 * line)
        XCTAssertLessThanOrEqual(button.titleLabel?.frame.width ?? 999, 120)
        let plain = UIButton(type: .custom)
        plain.setTitle("A title that is longer than its button is wide", for: .normal)
        plain.frame = button.frame
        plain.layoutIfNeeded()
        XCTAssertLessThan(plain.titleLabel?.frame.height ?? 999, 2 * line)
    }

    func testASelectedSystemButtonLaysItsTitleOnAField() {
        let button = UIButton(type: .system)
        button.tintColor = .red
        button.setTitle("10%", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        button.isSelected = true
        button.layoutIfNeeded()
        let field = button.subviews.first { $0.backgroundColor == .red && !$0.isHidden }
        XCTAssertEqual(field?.frame, button.titleLabel?.frame.insetBy(dx: -4, dy: -1))
        XCTAssertEqual(button.titleLabel?.textColor, .white)
        button.isSelected = false
        button.layoutIfNeeded()
        XCTAssertNil(button.subviews.first { $0.backgroundColor == .red && !$0.isHidden })
        XCTAssertEqual(button.titleLabel?.textColor, .red)
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }, for: .selected)
        button.isSelected = true
        XCTAssertNil(button.subviews.first { $0.backgroundColor == .red && !$0.isHidden })
    }

    func testInsetsReplaceTheRoomOfTheButtonItself() {
        let button = UIButton(type: .system)
        button.setTitle("A longer title", for: .normal)
        let width = button.intrinsicContentSize.width
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 5, bottom: 2, right: 6)
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: width + 11, height: 21))
    }

    func testThePictureIsAfterTheTitleInTheOtherDirection() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        let button = UIButton(type: .custom)
        button.setTitle("Title", for: .normal)
        button.setImage(picture, for: .normal)
        button.sizeToFit()
        button.layoutIfNeeded()
        XCTAssertEqual(button.imageView?.frame.minX ?? -1, 0, accuracy: 1)
        XCTAssertEqual(button.titleLabel?.frame.minX ?? -1, 20, accuracy: 1)
        let width = button.titleLabel!.frame.width
        button.semanticContentAttribute = .forceRightToLeft
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.frame.minX ?? -1, 0, accuracy: 1)
        XCTAssertEqual(button.imageView?.frame.minX ?? -1, width, accuracy: 1)

        var configuration = UIButton.Configuration.plain()
        configuration.image = picture
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 30)
        let configured = UIButton(configuration: configuration)
        configured.setTitle("Title", for: .normal)
        for attribute in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
            configured.semanticContentAttribute = attribute
            configured.sizeToFit()
            configured.layoutIfNeeded()
            let isMirrored = attribute == .forceRightToLeft
            let image = configured.imageView!.frame
            XCTAssertEqual(isMirrored ? configured.bounds.maxX - image.maxX : image.minX, 7, accuracy: 0.5)
            XCTAssertEqual(configured.titleLabel!.frame.midX < image.midX, isMirrored)
        }
    }

    func testAPictureIsScaledIntoASmallerButton() {
        let button = UIButton(type: .custom)
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80)).image { _ in }, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        button.layoutIfNeeded()
        XCTAssertEqual(button.imageView?.frame, CGRect(x: 0, y: 0, width: 40, height: 40))
        XCTAssertEqual(button.imageView?.contentMode, .scaleToFill)
    }

    func testThePictureKeepsTheTintThatTheAppGivesIt() {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.imageView?.tintColor = .red
        button.setTitle("Star", for: .normal)
        button.isHighlighted = true
        button.isHighlighted = false
        XCTAssertEqual(button.imageView?.tintColor, .red)
    }

    func testTitlesOfStates() {
        let button = UIButton(type: .custom)
        button.setTitle("Normal", for: .normal)
        button.setTitle("Selected", for: .selected)
        button.setTitle("Off", for: .disabled)
        XCTAssertEqual(button.currentTitle, "Normal")
        button.isSelected = true
        XCTAssertEqual(button.titleLabel?.text, "Selected")
        button.isHighlighted = true
        // Nothing was set for selected and highlighted together.
        XCTAssertEqual(button.titleLabel?.text, "Normal")
        button.isHighlighted = false
        button.isSelected = false
        button.isEnabled = false
        XCTAssertEqual(button.titleLabel?.text, "Off")
    }

    func testColors() {
        let system = UIButton(type: .system)
        XCTAssertEqual(system.currentTitleColor, .systemBlue)
        system.tintColor = .red
        XCTAssertEqual(system.currentTitleColor, .red)
        system.setTitleColor(.green, for: .normal)
        XCTAssertEqual(system.currentTitleColor, .green)
        system.isEnabled = false
        XCTAssertEqual(system.currentTitleColor.cgColor.rgba.red, 0.596, accuracy: 1e-9)
        XCTAssertEqual(UIButton().currentTitleColor, .white)
    }

    func testSystemButtonsFadeWhileTouched() {
        let button = UIButton(type: .system)
        button.setTitle("Touch", for: .normal)
        button.isHighlighted = true
        XCTAssertEqual(button.titleLabel?.alpha ?? 0, 0.2, accuracy: 1e-6)
        button.isHighlighted = false
        XCTAssertEqual(button.titleLabel?.alpha ?? 0, 1, accuracy: 1e-6)
    }

    func testConfiguredSizes() {
        for (size, height) in [
            (UIButton.Configuration.Size.small, 28.0), (.medium, 34 + 1.0 / 3), (.large, 50 + 1.0 / 3),
        ] {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Title"
            configuration.buttonSize = size
            let button = UIButton(configuration: configuration)
            XCTAssertEqual(button.intrinsicContentSize.height, height, accuracy: 1e-9)
        }
    }

    func testTheShadowOfATitleThatIsNotThereYet() {
        for button in [UIButton(type: .custom), UIButton(configuration: .plain())] {
            XCTAssertNil(button.currentTitleShadowColor)
            button.setTitleShadowColor(.red, for: .normal)
            button.setTitleShadowColor(.blue, for: .highlighted)
            XCTAssertEqual(button.titleLabel?.shadowColor, .red)
            XCTAssertEqual(button.currentTitleShadowColor, .red)
            button.isHighlighted = true
            button.setTitle("Title", for: .normal)
            XCTAssertEqual(button.titleLabel?.shadowColor, .blue)
        }
    }

    func testSizeToFitHasTheRoomOfTheButtonItself() {
        let button = UIButton(type: .custom)
        button.setTitle("A longer title", for: .normal)
        button.sizeToFit()
        let label = button.titlePart.intrinsicContentSize
        XCTAssertEqual(
            button.frame.size, CGSize(width: label.width.rounded(.up), height: label.height.rounded(.up) + 12))
        button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 20, bottom: 4, right: 10)
        button.sizeToFit()
        XCTAssertEqual(
            button.frame.size, CGSize(width: label.width.rounded(.up) + 30, height: label.height.rounded(.up) + 7))
        button.layoutIfNeeded()
        XCTAssertEqual(button.titlePart.frame.minX, 20, accuracy: 0.34)
    }

    func testTheLaterOfAStatesAndAConfigurationsContentIsShown() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Configured"
        let star = UIImage(systemName: "star")
        configuration.image = star
        let button = UIButton(configuration: configuration)
        func shown() -> [String?] {
            button.layoutIfNeeded()
            return [button.titleLabel?.text, button.imageView?.image === star ? "star" : "other"]
        }
        XCTAssertEqual(shown(), ["Configured", "star"])
        button.setTitle("State", for: .normal)
        XCTAssertEqual(shown(), ["State", "star"])
        button.setImage(UIImage(systemName: "trash"), for: .normal)
        button.configuration?.baseBackgroundColor = .red
        XCTAssertEqual(shown(), ["State", "other"])
        button.setAttributedTitle(NSAttributedString(string: "Styled"), for: .normal)
        XCTAssertEqual(shown(), ["Styled", "other"])
        button.setTitle("", for: .normal)
        XCTAssertEqual(shown(), ["", "other"])
        button.configuration?.title = "Again"
        XCTAssertEqual(shown(), ["Again", "other"])
    }

    func testConfigurationPlacesPictureAndTitle() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.image = UIImage(systemName: "star")
        configuration.imagePadding = 10
        let button = UIButton(configuration: configuration)
        button.sizeToFit()
        button.layoutIfNeeded()
        XCTAssertEqual(button.imagePart.frame.minX, 12, accuracy: 0.34)
        XCTAssertEqual(button.titlePart.frame.minX - button.imagePart.frame.maxX, 10, accuracy: 0.34)
        configuration.imagePlacement = .bottom
        button.configuration = configuration
        button.sizeToFit()
        button.layoutIfNeeded()
        XCTAssertEqual(button.imagePart.frame.minY - button.titlePart.frame.maxY, 10, accuracy: 0.34)
    }

    func testPictureAndTitleStayTogetherInAWideButton() {
        for placement in [NSDirectionalRectEdge.leading, .trailing] {
            var configuration = UIButton.Configuration.plain()
            configuration.title = "Title"
            configuration.image = UIImage(systemName: "star")
            configuration.imagePadding = 4
            configuration.imagePlacement = placement
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
            button.layoutIfNeeded()
            let parts = [button.imagePart.frame, button.titlePart.frame].sorted { $0.minX < $1.minX }
            XCTAssertEqual(parts[1].minX - parts[0].maxX, 4, accuracy: 0.67)
            XCTAssertEqual((parts[0].minX + parts[1].maxX) / 2, 150, accuracy: 0.67)
        }
    }

    func testPrimaryAction() {
        var sent = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in sent += 1 })
        XCTAssertEqual(button.currentTitle, "Go")
        button.sendActions(for: .primaryActionTriggered)
        XCTAssertEqual(sent, 1)
    }

    func testTheUpdateHandlerFollowsTheState() {
        let button = UIButton(configuration: .filled())
        var states: [UIControl.State] = []
        button.configurationUpdateHandler = { states.append($0.state) }
        button.layoutIfNeeded()
        button.isSelected = true
        button.layoutIfNeeded()
        XCTAssertEqual(states, [.normal, .selected])
    }

    func testTheTitlesShadowTurnsWhileTheButtonIsHighlighted() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        button.setTitle("Go", for: .normal)
        button.titleLabel?.shadowOffset = CGSize(width: 1, height: -2)
        button.isHighlighted = true
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.shadowOffset, CGSize(width: 1, height: -2))
        button.isHighlighted = false
        button.reversesTitleShadowWhenHighlighted = true
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.shadowOffset, CGSize(width: 1, height: -2))
        button.isHighlighted = true
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.shadowOffset, CGSize(width: -1, height: 2))
        button.isHighlighted = false
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.shadowOffset, CGSize(width: 1, height: -2))
    }
}
