import Foundation
import XCTest

/// The language, the region, the day and the time that a run gives to its app.
final class LanguageAndDateTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }
    override func tearDown() { runner = nil }

    /// The app's folder, the same for all tests: it is compiled once.
    private static func app(_ runner: CommandRunner) throws -> String {
        let folder = "../Traveller"
        for (language, hello) in ["en": "Hello", "de": "Hallo"] {
            try runner.write("\"hello\" = \"\(hello)\";", to: "\(folder)/\(language).lproj/Localizable.strings")
            try runner.write(
                "\"CFBundleDisplayName\" = \"Traveller\";", to: "\(folder)/\(language).lproj/InfoPlist.strings")
        }
        try runner.write(plurals, to: "\(folder)/en.lproj/Localizable.stringsdict")
        return try runner.write(source, to: "\(folder)/AppDelegate.swift").replacingOccurrences(
            of: "/AppDelegate.swift", with: "")
    }

    private static let plurals = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>days</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@days@</string>
        <key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d day</string><key>other</key><string>%d days</string></dict></dict></dict></plist>
        """

    private static let source = """
        import UIKit

        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow()
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
                print(NSLocalizedString("hello", comment: ""), Locale.current.identifier, Calendar.current.firstWeekday)
                print(Bundle.main.object(forInfoDictionaryKey: "CFBundleName") ?? "no name")
                print([1, 2].map { String.localizedStringWithFormat(NSLocalizedString("days", comment: ""), $0) })
                if UserDefaults.standard.object(forKey: "MatryoshkaDate") != nil { tellTime() }
                return true
            }

            func tellTime() {
                let zone = TimeZone(identifier: "UTC")!
                let formatter = DateFormatter()
                formatter.timeZone = zone
                formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
                func now(_ date: Date) -> String { formatter.string(from: date) }
                let start = Date()
                print(now(start), now(.now), now(NSDate() as Date))
                print(now(Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent())), Calendar.current.isDateInToday(start))
                print(UIDatePicker().date.timeIntervalSince(start))
                Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { timer in
                    print("timer", now(Date()), timer.fireDate.timeIntervalSince(start))
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 61) { print("later", now(Date())) }
            }
        }
        """

    func testTheLanguageReachesStringsFormatsAndWeeks() throws {
        let app = try Self.app(runner)
        let plain = try runner.run("run", app)
        XCTAssertEqual(plain.status, 0, plain.errors)
        XCTAssertEqual(plain.output, "Hello en_US 1\nTraveller\n[\"1 day\", \"2 days\"]\n")
        let german = try runner.run("run", app, "--language", "de")
        XCTAssertEqual(german.status, 0, german.errors)
        XCTAssertEqual(german.output.split(separator: "\n").first, "Hallo de_DE 2")
    }

    func testTheDateGoesOnWithTheAppsTime() throws {
        let app = try Self.app(runner)
        try runner.write("date: 2024-05-01T09:41:00Z\n---\n- wait: 1.5\n", to: "wait.yaml")
        let run = try runner.run("run", app, "--flow", "wait.yaml")
        XCTAssertEqual(run.status, 0, run.errors)
        let lines = run.output.split(separator: "\n").dropFirst(3)
        XCTAssertEqual(
            Array(lines),
            [
                "2024-05-01 09:41:00 2024-05-01 09:41:00 2024-05-01 09:41:00", "2024-05-01 09:41:00 true", "0.0",
                "timer 2024-05-01 09:41:01 1.0",
            ])
        let other = try runner.run("run", app, "--date", "2020-02-29T23:59:30Z")
        XCTAssertEqual(
            other.output.split(separator: "\n").dropFirst(3).first,
            "2020-02-29 23:59:30 2020-02-29 23:59:30 2020-02-29 23:59:30")
        let wrong = try runner.run("run", app, "--date", "yesterday")
        XCTAssertNotEqual(wrong.status, 0)
        XCTAssertTrue(wrong.errors.contains("it is a day and time such as 2024-05-01T09:41:00"), wrong.errors)
    }
}
