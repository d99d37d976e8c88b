import DisplayProtocol
import UIKitTesting
import XCTest

@testable import CoreGraphics
@testable import QuartzCore
@_spi(Testing) @testable import UIKit

/// What tokens, suggestions, text around areas, the bar for finding and zooms look like; `MATRYOSHKA_PICTURES` names a folder
/// that gets the pictures.
@preconcurrency @MainActor final class SearchAndTextLookTests: ScreenTestCase {
    private func draw(
        _ name: String, _ style: ScreenConfiguration.Style, _ make: () -> UIViewController, then act: () -> Void
    ) throws -> Picture {
        TestEnvironment.reset()
        let saved = UIScreen.main.configuration
        defer {
            TestEnvironment.reset()
            UIScreen.main.adopt(saved)
        }
        var configuration = saved
        configuration.style = style
        UIScreen.main.adopt(configuration)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = make()
        window.makeKeyAndVisible()
        TestEnvironment.runUntilIdle()
        act()
        let bitmap = try XCTUnwrap(Bitmap(width: configuration.pixelWidth, height: configuration.pixelHeight))
        let compositor = Compositor(background: 0)
        let list = compositor.frame(
            of: [UIApplication.shared.screenLayer], width: bitmap.width, height: bitmap.height,
            scale: CGFloat(configuration.scale))
        compositor.draw(list, replacing: nil, in: bitmap)
        try KeptPictures.keep(bitmap, as: name + (style == .dark ? "-dark" : ""))
        return Picture(bitmap, scale: configuration.scale)
    }

    func test_tokensAndSuggestions() throws {
        for style in [ScreenConfiguration.Style.light, .dark] {
            let search = UISearchController(searchResultsController: nil)
            var place = CGPoint.zero
            let picture = try draw("search-tokens", style) {
                let list = UITableViewController(style: .plain)
                list.title = "Fruit"
                list.navigationItem.searchController = search
                list.navigationItem.hidesSearchBarWhenScrolling = false
                return UINavigationController(rootViewController: list)
            } then: {
                search.isActive = true
                TestEnvironment.runUntilIdle()
                search.searchBar.searchTextField.tokens = [
                    UISearchToken(icon: UIImage(systemName: "tag"), text: "Red"),
                    UISearchToken(icon: nil, text: "Ripe"),
                ]
                search.searchBar.searchTextField.text = "app"
                search.searchSuggestions = [
                    UISearchSuggestionItem(localizedSuggestion: "Apples", iconImage: UIImage(systemName: "leaf")),
                    UISearchSuggestionItem(localizedSuggestion: "Apricots"),
                ]
                TestEnvironment.runUntilIdle()
                let token = search.searchBar.searchTextField.strip.views[0]
                place = token.convert(CGPoint(x: token.bounds.maxX - 3, y: token.bounds.midY), to: nil)
            }
            let color = picture.color(at: place.x, place.y)
            XCTAssertGreaterThan(color.blue, 200)
            XCTAssertLessThan(color.red, 100)
        }
    }

    func test_textAroundACircle() throws {
        for style in [ScreenConfiguration.Style.light, .dark] {
            let picture = try draw("text-around-circle", style) {
                let controller = UIViewController()
                controller.view.backgroundColor = .systemBackground
                let view = UITextView(frame: CGRect(x: 20, y: 100, width: 353, height: 400))
                view.font = .systemFont(ofSize: 17)
                view.text = Array(repeating: "Text flows around what it finds in its way.", count: 12).joined(
                    separator: " ")
                view.textContainer.exclusionPaths = [
                    UIBezierPath(ovalIn: CGRect(x: 100, y: 60, width: 150, height: 150))
                ]
                controller.view.addSubview(view)
                return controller
            } then: {
            }
            // Nothing is drawn within the circle.
            XCTAssertNil(picture.ink(in: CGRect(x: 150, y: 200, width: 90, height: 80)))
            XCTAssertNotNil(picture.ink(in: CGRect(x: 20, y: 200, width: 90, height: 80)))
        }
    }

    func test_finding() throws {
        for style in [ScreenConfiguration.Style.light, .dark] {
            let view = UITextView(frame: CGRect(x: 20, y: 100, width: 353, height: 300))
            var place = CGRect.zero
            let picture = try draw("find-bar", style) {
                let controller = UIViewController()
                controller.view.backgroundColor = .systemBackground
                view.font = .systemFont(ofSize: 17)
                view.text = "One apple, two apples, and an apple pie."
                view.selectedRange = NSRange(location: 0, length: 0)
                view.isFindInteractionEnabled = true
                controller.view.addSubview(view)
                return controller
            } then: {
                view.findInteraction?.searchText = "apple"
                view.findInteraction?.presentFindNavigator(showingReplace: true)
                TestEnvironment.advance(by: 1)
                place = view.convert(view.rect(of: NSRange(location: 4, length: 1)), to: nil)
            }
            let color = picture.color(at: place.minX, place.minY + 1)
            XCTAssertGreaterThan(color.red, 180)
            XCTAssertLessThan(color.blue, 120)
        }
    }

    func test_zooming() throws {
        let (source, zoomed) = (UIViewController(), UIViewController())
        let picture = try draw("zoom", .light) {
            source.view.backgroundColor = .systemBackground
            source.title = "Pictures"
            let thumbnail = UIView(frame: CGRect(x: 40, y: 500, width: 120, height: 120))
            thumbnail.backgroundColor = .systemRed
            thumbnail.layer.cornerRadius = 16
            source.view.addSubview(thumbnail)
            zoomed.view.backgroundColor = .systemTeal
            zoomed.title = "Picture"
            zoomed.preferredTransition = .zoom { _ in thumbnail }
            return UINavigationController(rootViewController: source)
        } then: {
            source.navigationController?.pushViewController(zoomed, animated: true)
            TestEnvironment.advance(by: 0.1)
        }
        // The corners are still those of the screen below.
        let (corner, middle) = (picture.color(at: 380, 840), picture.color(at: 110, 540))
        XCTAssertLessThan(abs(Int(corner.red) - Int(corner.blue)), 12)
        XCTAssertGreaterThan(abs(Int(middle.red) - Int(middle.blue)), 20)
    }
}
