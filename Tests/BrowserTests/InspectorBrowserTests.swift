import Foundation
import XCTest

/// The inspector beside the phone, as a teacher uses it: a running app, and what the page tells of its controllers.
@preconcurrency @MainActor final class InspectorBrowserTests: XCTestCase {
    private var driver: WebDriver!
    private var app: RunningApp?

    override func setUp() async throws { driver = try WebDriver(width: 1440, height: 900) }

    override func tearDown() async throws {
        driver?.quit()
        driver = nil
        app?.stop()
        app = nil
    }

    /// Shows an app of the package with the inspector open.
    private func inspect(_ path: String) throws -> Page {
        let app = try RunningApp(RunningApp.package.appendingPathComponent(path).path)
        self.app = app
        let page = try Page(app, in: driver)
        try driver.click("button", "Inspector")
        try driver.wait(until: "document.querySelector('.inspector .box')", "the controllers")
        return page
    }

    /// The controllers with their states, each with its containers' classes before its own.
    private let outline = """
        [...document.querySelectorAll(".box")].map((box) => {
          const names = [];
          for (let each = box; each; each = each.parentElement.closest(".box")) {
            names.unshift(each.querySelector(".class-name").textContent);
          }
          return `${names.join("/")} ${box.dataset.state}${box.classList.contains("former") ? " former" : ""}`;
        }).join(", ")
        """

    func testControllersEventsAndViewsFollowAPersonAtThePhone() throws {
        let page = try inspect("Samples/DropDownMenu")
        try driver.wait(
            until: """
                \(outline) ===
                "MenuViewController appeared, MenuViewController/DeparturesViewController appeared"
                """, "both controllers, one inside the other")
        try driver.click("button", "Menu")
        try page.waitFor("Weather")
        try driver.click(
            "listitem", "Weather",
            until: """
                \(outline) === "MenuViewController appeared, MenuViewController/WeatherViewController appeared, "
                  + "DeparturesViewController removed former"
                """, "the other child, and the one that was removed")

        // Selecting a controller shows it on the phone and in the details.
        try driver.run("document.querySelectorAll('.box')[1].click();")
        try driver.wait(
            until: "document.querySelector('.details h3')?.textContent === 'WeatherViewController'", "its details")
        try driver.wait(
            until: """
                document.querySelector(".overlay .inspector-label")?.textContent.startsWith("WeatherViewController.view")
                """, "its view marked on the phone")

        // The events are there as a list, which the arrow keys walk.
        try driver.click("tab", "Events")
        try driver.wait(until: "document.querySelector('.events .list .row')", "the list's rows")
        try driver.run("document.querySelector('.events .list').focus();")
        try driver.press("\u{E011}\u{E015}\u{E015}")
        try driver.wait(
            until: """
                document.querySelector(".event-row[aria-selected=true] code")?.textContent
                  === "willMove(toParent: MenuViewController)"
                """, "the third event")

        // What a person picks on the phone is found in the tree of views.
        try driver.click("tab", "Views")
        try driver.click("button", "Pick")
        try driver.click(try driver.element(role: "button", name: "Menu"))
        try driver.wait(
            until: "document.querySelector('.breadcrumb .caption')?.textContent === 'Hit test'", "the path of the touch"
        )
        XCTAssertEqual(
            try driver.run("return document.querySelector('.breadcrumb li').textContent;") as? String, "UIWindow")
        try driver.wait(
            until: "document.querySelector('.view-row[aria-selected=true]')", "the view that was picked")

        try driver.click("tab", "Layers")
        try driver.wait(until: "document.querySelectorAll('.plane canvas').length > 5", "the views' own pictures")
        XCTAssertEqual(driver.errors(), [])
    }

    func testAPausedClockGoesOnByFrames() throws {
        _ = try inspect("Samples/DropDownMenu")
        try driver.click("button", "Pause")
        try driver.click("button", "Menu")
        let time = "Number.parseFloat(document.querySelector('.clock-time').textContent)"
        try driver.wait(until: "document.querySelector('.steps.paused')", "the pause")
        let start = try XCTUnwrap(try driver.wait(until: time, "the time of the pause") as? Double)
        try driver.click("button", "Step ten frames")
        let later = try XCTUnwrap(
            try driver.wait(until: "\(time) > \(start) + 0.16 && \(time)", "ten frames") as? Double)
        XCTAssertEqual(later - start, 10.0 / 60, accuracy: 0.002)
        try driver.wait(
            until: """
                document.querySelector(".pill.clock .time").textContent === document.querySelector(".clock-time").textContent
                """, "the same time below the phone")
        XCTAssertEqual(driver.errors(), [])
    }

    func testAMistakeIsExplainedAndNamesItsController() throws {
        _ = try inspect("Tests/MisuseApps/unbalanced-appearance")
        try driver.wait(until: "document.querySelector('.tabs .badge')?.textContent === '1'", "word of the mistake")
        try driver.run("document.querySelector('#tab-findings').click();")
        try driver.wait(until: "document.querySelector('.inspector article.mistake')", "the mistake")
        try driver.run("document.querySelector('.inspector article.mistake').click();")
        let text = try driver.run("return document.querySelector('.inspector article.mistake').innerText;") as? String
        for part in ["containment.unbalanced-appearance", "App.swift:14", "endAppearanceTransition"] {
            XCTAssertTrue(try XCTUnwrap(text).contains(part), text ?? "")
        }
        XCTAssertEqual(
            try driver.run("return document.querySelector('.box.selected .class-name').textContent;") as? String,
            "Child")
    }

    /// Nothing happens in the app any more when it is told of what is missing.
    func testAForgottenDidMoveIsToldWhileTheAppRests() throws {
        _ = try inspect("Tests/MisuseApps/missing-did-move")
        try driver.wait(until: "document.querySelector('.tabs .badge')?.textContent === '1'", "word of the mistake")
        try driver.run("document.querySelector('#tab-findings').click();")
        try driver.wait(until: "document.querySelector('.inspector article.mistake')", "the mistake")
        let text = try driver.run("return document.querySelector('.inspector article.mistake').innerText;") as? String
        for part in ["containment.missing-did-move", "App.swift:15", "for 1 s"] {
            XCTAssertTrue(try XCTUnwrap(text).contains(part), text ?? "")
        }
        XCTAssertEqual(driver.errors(), [])
    }
}
