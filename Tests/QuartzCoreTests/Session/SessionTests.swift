import XCTest

@testable import QuartzCore

@preconcurrency @MainActor final class SessionTests: XCTestCase {
    private static var events: [String] = []

    private class Named {
        func end() { events.append("\(type(of: self)) ends") }
    }

    private final class Ground: Named, SessionPart {
        func sessionWillEnd() { end() }
    }

    private final class Roof: Named, SessionPart {
        let ground = Ground.shared
        func sessionWillEnd() {
            events.append("roof sees \(ground === Ground.shared ? "its" : "another") ground")
            end()
        }
    }

    /// Asks for a part that nobody has asked for before, as it ends.
    private final class Late: SessionPart {
        func sessionWillEnd() { _ = Ground.shared }
    }

    override func setUp() {
        MainActor.assumeIsolated {
            Session.begin()
            Self.events = []
        }
    }

    func testAPartIsMadeOnceASession() {
        let first = Ground.shared
        XCTAssertTrue(first === Ground.shared)
        Session.begin()
        XCTAssertFalse(first === Ground.shared)
    }

    func testPartsEndInReverseAndSeeThoseBeforeThem() {
        _ = Roof.shared
        Session.begin()
        // The ground is made while the roof is, and so before it.
        XCTAssertEqual(Self.events, ["roof sees its ground", "Roof ends", "Ground ends"])
    }

    func testAPartThatIsMadeWhileTheSessionEndsEndsWithIt() {
        _ = Late.shared
        Session.begin()
        XCTAssertEqual(Self.events, ["Ground ends"])
    }

    func testASessionLetsGoOfItsParts() {
        weak var ground = Ground.shared
        XCTAssertNotNil(ground)
        Session.begin()
        XCTAssertNil(ground)
    }

    func testNumbersAreUniqueAcrossSessions() {
        let before = Session.uniqueNumber()
        Session.begin()
        XCTAssertNotEqual(Session.uniqueNumber(), before)
    }

    func testACallbackOfAnEarlierSessionTakesNobodysAway() {
        let old = AnimationTimeline.shared.addFrameCallback { _ in }
        Session.begin()
        _ = AnimationTimeline.shared.addFrameCallback { _ in }
        AnimationTimeline.shared.removeFrameCallback(old)
        XCTAssertTrue(AnimationTimeline.shared.isActive)
    }

    func testOpenTransactionsGoWithTheSession() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        CATransaction.afterCommit { Self.events.append("commit") }
        Session.begin()
        XCTAssertEqual(CATransaction.animationDuration(), 0.25)
        XCTAssertFalse(CATransaction.hasChanges)
        CATransaction.runAfterCommitWork()
        XCTAssertEqual(Self.events, [])
    }
}
