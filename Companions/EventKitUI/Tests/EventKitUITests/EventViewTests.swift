import UIKitTesting
import XCTest

@testable @_spi(Framework) import EventKit
@testable import EventKitUI
@_spi(Framework) @_spi(Testing) import UIKit

@preconcurrency @MainActor final class EventViewTests: XCTestCase {
    private var screen: TestScreen!
    private let base = UIViewController()
    private let listener = Listener()

    private final class Listener: NSObject, EKEventEditViewDelegate, EKCalendarChooserDelegate {
        var events: [String] = []

        func eventEditViewController(
            _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
        ) {
            events.append("\(action)")
            controller.dismiss(animated: false)
        }

        func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {
            events.append(calendarChooser.selectedCalendars.map(\.title).joined())
        }

        func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) { events.append("finish") }
    }

    override func setUp() async throws {
        __introduce(__EventKit.self)
        __introduce(__EventKitUI.self)
        screen = TestScreen()
        screen.show(base)
    }

    func testANewEventIsAdded() {
        let form = EKEventEditViewController()
        form.editViewDelegate = listener
        base.present(form, animated: true)
        screen.runUntilIdle()
        screen.tap("Title")
        screen.typeText("Lunch")
        screen.tap("Add")
        XCTAssertEqual(listener.events, ["saved"])
        screen.simulate("events", ["events": "fullAccess"])
        XCTAssertEqual(form.event?.title, "Lunch")
        XCTAssertEqual(EKEventStore().event(withIdentifier: form.event!.eventIdentifier)?.calendar.title, "Calendar")
    }

    func testCancelling() {
        let form = EKEventEditViewController()
        form.editViewDelegate = listener
        base.present(form, animated: true)
        screen.runUntilIdle()
        screen.tap("Cancel")
        XCTAssertEqual(listener.events, ["canceled"])
    }

    func testAnEventIsShown() {
        let event = EKEvent(eventStore: EKEventStore())
        event.title = "Lunch"
        (event.startDate, event.endDate) = (Date(), Date())
        let controller = EKEventViewController()
        controller.event = event
        controller.allowsEditing = true
        screen.show(UINavigationController(rootViewController: controller))
        screen.runUntilIdle()
        screen.expectVisible("Event Details")
        screen.tap("Edit")
        screen.expectVisible("New Event")
        screen.tap("Cancel")
        screen.expectVisible("Event Details")
    }

    func testCalendarsAreChosen() {
        screen.simulate("events", ["events": "fullAccess"])
        let chooser = EKCalendarChooser(
            selectionStyle: .multiple, displayStyle: .allCalendars, eventStore: EKEventStore())
        chooser.delegate = listener
        chooser.showsDoneButton = true
        screen.show(UINavigationController(rootViewController: chooser))
        screen.runUntilIdle()
        screen.tap(.view(screen.view("Calendar")!))
        screen.tap("Done")
        XCTAssertEqual(listener.events, ["Calendar", "finish"])
    }
}
