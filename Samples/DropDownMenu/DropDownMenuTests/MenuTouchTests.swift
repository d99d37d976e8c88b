#if canImport(UIKitTesting)
    import UIKit
    import UIKitTesting
    import XCTest

    @testable import DropDownMenu

    /// The menu under a finger, on screens of several devices.
    @MainActor
    final class MenuTouchTests: XCTestCase {
        private lazy var screen = TestScreen(failsOnMisuse: true)

        func testPickingAScreen() {
            screen.launchApp()
            screen.tap("Menu")
            screen.expectVisible("Weather")
            screen.tap("Weather")
            screen.expectNotVisible("Tickets")
        }

        func testTheScreensHearOfTheSwap() {
            let (departures, weather) = (DeparturesViewController(), WeatherViewController())
            screen.show(MenuViewController(screens: [departures, weather]))
            screen.tap("Menu")
            expectEvents(of: ["departures": departures, "weather": weather]) {
                screen.tap("Weather")
            } toBe: {
                "departures.willMove(toParent: nil)"
                "departures.viewWillDisappear(false)"
                "departures.didMove(toParent: nil)"
                "weather.willMove(toParent: MenuViewController)"
                "weather.loadView()"
                "weather.viewDidLoad()"
                "weather.viewWillAppear(false)"
                "weather.didMove(toParent: MenuViewController)"
                "weather.viewIsAppearing(false)"
                "departures.viewDidDisappear(false)"
                "weather.viewDidAppear(false)"
            }
        }

        func testAScreenGoesWithItsMenu() {
            expectDeallocation {
                let tickets = TicketsViewController()
                screen.show(MenuViewController(screens: [tickets]))
                screen.clear()
                return tickets
            }
        }

        func testTheMenuFillsALandscapeScreenToo() throws {
            screen.show(MenuViewController(screens: [WeatherViewController(), TicketsViewController()]))
            screen.turn(to: .landscapeLeft)
            screen.tap("Menu")
            XCTAssertEqual(try XCTUnwrap(screen.root?.view.bounds.size), CGSize(width: 852, height: 393))
            screen.expectVisible("Tickets")
        }
    }
#endif
