import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class UserActivityTests: ScreenTestCase {
    private final class Reader: UIViewController {
        var page = 0
        override func updateUserActivityState(_ activity: NSUserActivity) {
            super.updateUserActivityState(activity)
            activity.addUserInfoEntries(from: ["page": page])
        }
    }

    private func page(of activity: NSUserActivity) -> Int? { activity.userInfo?["page"] as? Int }

    func testTheCurrentActivityIsBroughtUpToDateOnTheWayToTheBackground() {
        let (reader, activity) = (Reader(), NSUserActivity(activityType: "reading"))
        reader.userActivity = activity
        activity.becomeCurrent()
        reader.page = 3
        AppActivity.moveToBackground()
        XCTAssertNil(page(of: activity), "nothing has changed as far as the app says")
        AppActivity.moveToForeground()
        activity.needsSave = true
        AppActivity.moveToBackground()
        XCTAssertEqual(page(of: activity), 3)
        XCTAssertFalse(activity.needsSave)
        AppActivity.moveToForeground()
        (reader.page, activity.needsSave) = (4, true)
        activity.resignCurrent()
        AppActivity.moveToBackground()
        XCTAssertEqual(page(of: activity), 3)
        AppActivity.moveToForeground()
        activity.becomeCurrent()
        activity.invalidate()
        AppActivity.moveToBackground()
        XCTAssertEqual(page(of: activity), 3)
    }

    func testAnActivityThatIsNotCurrentTakesNothingFromTheOneThatIs() {
        let (reader, activity) = (Reader(), NSUserActivity(activityType: "reading"))
        reader.userActivity = activity
        (reader.page, activity.needsSave) = (5, true)
        activity.becomeCurrent()
        NSUserActivity(activityType: "writing").resignCurrent()
        AppActivity.moveToBackground()
        XCTAssertEqual(page(of: activity), 5)
    }

    func testGeometryInArchives() throws {
        let insets = UIEdgeInsets(top: 1.5, left: -2, bottom: 3, right: 1e-9)
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5.25, ty: -6)
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(insets, forKey: "insets")
        archiver.encode(transform, forKey: "transform")
        archiver.encode("{1, 2}" as NSString, forKey: "short")
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.requiresSecureCoding = false
        XCTAssertEqual(unarchiver.decodeUIEdgeInsets(forKey: "insets"), insets)
        XCTAssertEqual(unarchiver.decodeCGAffineTransform(forKey: "transform"), transform)
        XCTAssertEqual(unarchiver.decodeUIEdgeInsets(forKey: "short"), .zero)
        XCTAssertEqual(unarchiver.decodeCGAffineTransform(forKey: "nothing"), .identity)
    }
}
