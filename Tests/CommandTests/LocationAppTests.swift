import Foundation
import XCTest

/// Apps that ask where the device is, run by the command as its users do.
final class LocationAppTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws {
        runner = try CommandRunner()
        try runner.write(Self.information, to: "Where/Info.plist")
        try runner.write(Self.source, to: "Where/Where.swift")
    }

    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    private static let information = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleDisplayName</key><string>Where</string>
        <key>NSLocationWhenInUseUsageDescription</key><string>To say the name of the city.</string>
        </dict></plist>
        """

    private static let source = """
        import CoreLocation
        import UIKit

        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = WhereViewController()
                window?.makeKeyAndVisible()
                return true
            }
        }

        class WhereViewController: UIViewController, CLLocationManagerDelegate {
            let manager = CLLocationManager()
            let geocoder = CLGeocoder()
            let city = UILabel(frame: CGRect(x: 20, y: 100, width: 350, height: 30))
            let region = UILabel(frame: CGRect(x: 20, y: 140, width: 350, height: 30))
            var speeds: [CLLocationSpeed] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                let button = UIButton(type: .system)
                button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
                button.setTitle("Find me", for: .normal)
                button.addTarget(self, action: #selector(find), for: .touchUpInside)
                city.text = "Nowhere"
                region.text = "Not at home"
                for view in [city, region, button] as [UIView] { self.view.addSubview(view) }
                manager.delegate = self
                manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
            }

            @objc func find() {
                manager.requestWhenInUseAuthorization()
                manager.startUpdatingLocation()
            }

            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
                print("authorization \\(manager.authorizationStatus.rawValue)")
                guard manager.authorizationStatus == .authorizedWhenInUse else { return }
                let home = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
                manager.startMonitoring(for: CLCircularRegion(center: home, radius: 300, identifier: "home"))
            }

            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                guard let location = locations.last else { return }
                if location.speed > 0 { speeds.append(location.speed) }
                geocoder.reverseGeocodeLocation(location) { [weak self] placemarks, error in
                    guard let place = placemarks?.first else { return }
                    self?.city.text = [place.locality, place.country].compactMap { $0 }.joined(separator: ", ")
                }
            }

            func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
                if let error = error as? CLError, error.code == .denied { city.text = "Denied" }
            }

            func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
                self.region.text = "At home"
            }

            func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
                self.region.text = "Left home at \\(Int((speeds.last ?? 0).rounded())) m/s"
            }
        }
        """

    func testAskingMovingAndTravelling() throws {
        try runner.write(
            """
            appId: com.example.where
            ---
            - assertVisible: Nowhere
            - tapOn: Find me
            - assertVisible: Allow “Where” to use your location?
            - assertVisible: To say the name of the city.
            - takeScreenshot: question
            - tapOn: Allow While Using App
            - assertVisible: Paris, France
            - setLocation:
                latitude: 52.52
                longitude: 13.405
            - assertVisible: Berlin, Germany
            - assertVisible: At home
            - travel:
                points:
                  - 52.52,13.405
                  - 52.53,13.405
                speed: 20
            - assertVisible: Left home at 20 m/s
            """, to: "where.yaml")
        let result = try runner.run([
            "run", "Where", "--flow", "where.yaml", "--location", "48.8566, 2.3522", "--output", "Pictures",
        ])
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.output, "authorization 0\nauthorization 4\n")
        XCTAssertTrue(FileManager.default.fileExists(atPath: runner.folder.path + "/Pictures/question.png"))
    }

    func testSayingNo() throws {
        try runner.write(
            """
            - tapOn: Find me
            - tapOn: Don’t Allow
            - assertVisible: Denied
            """, to: "no.yaml")
        let result = try runner.run(["run", "Where", "--flow", "no.yaml"])
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.output, "authorization 0\nauthorization 2\n")
    }

    func testAMissingPurposeIsToldByItsKey() throws {
        try runner.write(
            Self.information.replacingOccurrences(of: "NSLocationWhenInUse", with: "Other"), to: "Where/Info.plist")
        try runner.write("- tapOn: Find me\n- assertNotVisible: Allow Once\n", to: "quiet.yaml")
        let result = try runner.run(["run", "Where", "--flow", "quiet.yaml", "--strict"])
        XCTAssertEqual(result.status, 1, result.errors)
        XCTAssertTrue(result.errors.contains("NSLocationWhenInUseUsageDescription"), result.errors)
        XCTAssertTrue(result.errors.contains("[location.missing-purpose]"), result.errors)
    }

    func testPlacesThatAreNone() throws {
        for (place, reason) in [
            ("91,0", "a latitude lies between -90 and 90, a longitude between -180 and 180"),
            ("Paris", "it is a latitude and longitude such as 37.33,-122.03, or a GPX file"),
            ("missing.gpx", "the file 'missing.gpx' cannot be read"),
        ] {
            let result = try runner.run(["run", "Where", "--location", place])
            XCTAssertEqual(result.status, 64, place)
            XCTAssertTrue(result.errors.contains("--location: \(reason)"), result.errors)
        }
    }

    func testAnAppWithoutLocationServicesSaysSo() throws {
        try runner.write(
            """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = UIViewController()
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            """, to: "Plain/Plain.swift")
        try runner.write("- setLocation: {latitude: 1, longitude: 2}\n", to: "plain.yaml")
        let result = try runner.run(["run", "Plain", "--flow", "plain.yaml"])
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.errors.contains("plain.yaml:1: setLocation: the app has nothing that takes 'location'"),
            result.errors)
    }

    /// A GPX file holds from the launch on, in the app's own tests too.
    func testTestsOfAnApp() throws {
        try runner.write(
            #"<gpx version="1.1"><wpt lat="35.6762" lon="139.6503"/></gpx>"#, to: "tokyo.gpx")
        try runner.write(
            """
            import CoreLocation
            import UIKitTesting
            import XCTest
            @testable import Where

            @preconcurrency @MainActor final class WhereTests: XCTestCase {
                func testFindsTheCity() {
                    let screen = TestScreen()
                    let controller = screen.show(WhereViewController())
                    screen.tap("Find me")
                    screen.tap("Allow Once")
                    XCTAssertEqual(controller.city.text, "Tokyo, Japan")
                    screen.setLocation(latitude: -33.8688, longitude: 151.2093)
                    XCTAssertEqual(controller.city.text, "Sydney, Australia")
                }
            }
            """, to: "Where/WhereTests/WhereTests.swift")
        let result = try runner.run(["test", "Where", "--location", "tokyo.gpx"])
        XCTAssertEqual(result.status, 0, result.output + result.errors)
    }
}
