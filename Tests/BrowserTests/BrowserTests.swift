import Foundation
import XCTest

/// A real browser, a real server, a real app: what a person does with the phone in the page, and what they see.
@preconcurrency @MainActor final class BrowserTests: XCTestCase {
    private var driver: WebDriver!
    private var app: RunningApp?

    override func setUp() async throws { driver = try WebDriver() }

    override func tearDown() async throws {
        driver?.quit()
        driver = nil
        app?.stop()
        app = nil
    }

    private func show(_ path: String, options: [String] = []) throws -> Page {
        let app = try RunningApp(path, options: options)
        self.app = app
        return try Page(app, in: driver)
    }

    private func showForm() throws -> Page { try show(try RunningApp.write(formApp, as: "Form")) }

    private var menuSample: String { RunningApp.package.appendingPathComponent("Samples/DropDownMenu").path }

    func testFindsTheMenuByItsNameAndPicksARow() throws {
        let page = try show(menuSample)
        let closed = try page.pictureHash()
        try driver.click("button", "Menu")
        try page.waitFor("Weather")
        try page.waitForAnotherPicture(than: closed)
        try driver.click(
            "listitem", "Weather",
            until: "[...document.querySelectorAll('.elements h2')].some((title) => title.textContent === 'Weather')",
            "the title of the row that was picked")
        XCTAssertEqual(driver.errors(), [])
    }

    func testAScriptActivatesAnElementWithoutAMouse() throws {
        let page = try show(menuSample)
        try driver.wait(
            until: """
                (() => {
                  const menu = [...document.querySelectorAll(".elements button")].find((e) => e.textContent === "Menu");
                  menu?.click();
                  return menu !== undefined;
                })()
                """, "the button")
        try page.waitFor("Tickets")
    }

    func testTurnsTheDevice() throws {
        let page = try show(menuSample)
        let upright = try page.pictureSize()
        try driver.click("button", "Turn left")
        try driver.wait(
            until: "(() => { const p = document.querySelector('.picture'); return p.width > p.height; })()",
            "a picture in landscape")
        XCTAssertEqual(try page.pictureSize(), [upright[1], upright[0]])
        // What lies over the picture has turned with it: the button is where a mouse finds it.
        try driver.click("button", "Menu")
        try page.waitFor("Weather")
    }

    func testAFingerComesDownWhereItIsSeenWhileTheDeviceMoves() throws {
        let page = try show(menuSample)
        try page.waitFor("Menu")
        try driver.run(
            """
            document.querySelector(".device").style.transform = "translate(-50%, -50%) rotate(30deg) scale(0.4)";
            """)
        try driver.click("button", "Menu")
        try page.waitFor("Weather")
    }

    func testTurnsDark() throws {
        let page = try showForm()
        try page.waitFor("Name")
        XCTAssertEqual(try page.color(atX: 5, y: 400), [255, 255, 255])
        let light = try page.pictureHash()
        try driver.click("button", "Dark appearance")
        try page.waitForAnotherPicture(than: light)
        XCTAssertEqual(try page.color(atX: 5, y: 400), [0, 0, 0])
    }

    func testTypesAndComposes() throws {
        let page = try showForm()
        try driver.click("textbox", "Name")
        try driver.wait(until: "document.activeElement?.matches('.elements input')", "the focus in the field")
        try driver.press("Ann")
        try page.waitFor("Hello, Ann")
        // Backspace.
        try driver.press("\u{E003}")
        try page.waitFor("Hello, An")
        try driver.browser("Input.imeSetComposition", ["text": "に", "selectionStart": 1, "selectionEnd": 1])
        try driver.wait(
            until: "document.querySelector('.elements input').value.includes('に')", "the text that is being composed")
        try driver.browser("Input.insertText", ["text": "日"])
        try page.waitFor("Hello, An日")
        XCTAssertEqual(try driver.run("return document.querySelector('.elements input').value;") as? String, "An日")
    }

    func testControlWithBackspaceDeletesAWord() throws {
        let page = try showForm()
        try driver.click("textbox", "Name")
        try driver.wait(until: "document.activeElement?.matches('.elements input')", "the focus in the field")
        try driver.press("Ann Lee")
        try page.waitFor("Hello, Ann Lee")
        try driver.press("\u{E003}", holding: "\u{E009}")
        try page.waitFor("Hello, Ann ")
    }

    func testPastes() throws {
        let page = try showForm()
        try driver.browser(
            "Browser.grantPermissions", ["permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]])
        try driver.click("textbox", "Name")
        try driver.wait(until: "document.activeElement?.matches('.elements input')", "the focus in the field")
        try driver.run("navigator.clipboard.writeText('Grace');")
        try driver.press("v", holding: "\u{E009}")
        try page.waitFor("Hello, Grace")
    }

    func testKeysAloneWalkToAButtonAndPressIt() throws {
        let page = try show(menuSample)
        try page.waitFor("Menu")
        // From the bar above the phone, which is one stop, into the phone.
        try driver.run("document.querySelector('#toolbar button').focus();")
        try driver.press("\u{E004}")
        XCTAssertEqual(try driver.run("return document.activeElement.textContent;") as? String, "Menu")
        try driver.press("\u{E007}")
        try page.waitFor("Weather")
        XCTAssertEqual(try driver.run("return document.activeElement.textContent;") as? String, "Menu")
    }

    func testTheWheelScrolls() throws {
        let page = try showForm()
        try page.waitFor("Row 0")
        let top = try page.pictureHash()
        for _ in 0..<5 { try driver.scroll(atX: 640, y: 500, by: 240) }
        try page.waitForNo("Row 0")
        try page.waitForAnotherPicture(than: top)
    }

    func testSaysThatTheAppIsGoneAndStartsItAgain() throws {
        let page = try show(menuSample)
        try page.waitFor("Menu")
        try app?.killApp()
        try driver.wait(until: "document.querySelector('.sheet[role=alertdialog]')", "word of the app's end")
        XCTAssertEqual(try driver.run("return document.querySelector('.app-state').textContent;") as? String, "Ended")
        try driver.click("button", "Start again")
        try driver.wait(until: "!document.querySelector('.sheet')", "the word gone")
        try driver.click("button", "Menu")
        try page.waitFor("Weather")
    }

    func testACrashNamesItsPlaceInTheApp() throws {
        let page = try showForm()
        try page.waitFor("Crash")
        try driver.click("button", "Crash")
        let text = try driver.wait(until: "document.querySelector('.sheet')?.innerText", "word of the crash") as? String
        let line = try XCTUnwrap(
            formApp.components(separatedBy: "\n").firstIndex { $0.contains("echo.text = names[1]") })
        XCTAssertTrue(try XCTUnwrap(text).contains("FormController.fail(with:)\nApp.swift:\(line + 1)"), text ?? "")
        XCTAssertTrue(try XCTUnwrap(text).contains("Index out of range"), text ?? "")
    }

    func testABuildErrorLiesOverThePhoneUntilItIsFixed() throws {
        let page = try show(try RunningApp.write(formApp, as: "Watched"), options: ["--watch"])
        try page.waitFor("Nobody")
        _ = try RunningApp.write(formApp.replacingOccurrences(of: "\"Nobody\"", with: "nobody"), as: "Watched")
        let text =
            try driver.wait(until: "document.querySelector('.finding')?.innerText", "the build's error") as? String
        XCTAssertTrue(try XCTUnwrap(text).contains("cannot find 'nobody' in scope"), text ?? "")
        XCTAssertEqual(
            try driver.run("return document.querySelector('.code-line.marked mark').textContent;") as? String, "nobody")
        _ = try RunningApp.write(formApp.replacingOccurrences(of: "Nobody", with: "Somebody"), as: "Watched")
        try page.waitFor("Somebody")
        XCTAssertEqual(try driver.run("return document.querySelectorAll('.sheet').length;") as? Int, 0)
    }

    func testSaysThatTheServerIsGone() throws {
        _ = try show(menuSample)
        app?.stop()
        try driver.wait(
            until: "document.querySelector('.sheet')?.textContent.includes('Connection lost')", "word of the lost line")
    }

    func testAWrongOrMissingTokenOpensNothing() throws {
        let app = try RunningApp(menuSample)
        self.app = app
        let address = try XCTUnwrap(URLComponents(string: app.address))
        for query in [nil, "token=", "token=wrong", "token=\(String(repeating: "0", count: 64))"] {
            for path in ["/", "/main.js", "/socket", "/../Package.swift"] {
                var asked = address
                asked.path = path
                asked.query = query
                let reply = try HTTPExchange.send("GET", try XCTUnwrap(asked.string))
                XCTAssertEqual(reply.status, 403, "\(path) with \(query ?? "no query")")
                XCTAssertEqual(reply.body, Data(), "\(path) with \(query ?? "no query")")
            }
        }
        XCTAssertEqual(try HTTPExchange.send("GET", app.address).status, 200)
    }
}
