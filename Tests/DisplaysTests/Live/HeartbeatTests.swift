import XCTest

@testable import Displays

/// When a live app is asked whether it is there, and what its silence means.
final class HeartbeatTests: XCTestCase {
    private var heartbeat = Heartbeat(patience: 3, reflection: 0.5)

    override func setUp() { heartbeat = Heartbeat(patience: 3, reflection: 0.5) }

    func testTheFirstWordIsFollowedByAQuestion() {
        XCTAssertEqual(heartbeat.say(at: 10), [.ask(1), .expire(1, after: 3), .reflect(after: 0.5)])
        XCTAssertTrue(heartbeat.answers)
    }

    func testThereIsOneQuestionAtATime() {
        _ = heartbeat.say(at: 10)
        XCTAssertEqual(heartbeat.say(at: 10.1), [])
        XCTAssertEqual(heartbeat.say(at: 10.2), [])
        // What was said meanwhile is asked about after the answer, once.
        XCTAssertEqual(heartbeat.answer(1), [.ask(2), .expire(2, after: 3)])
        XCTAssertEqual(heartbeat.answer(2), [])
    }

    func testAnAppIsAskedOnceMoreAfterASilenceAndThenLeftAlone() {
        _ = heartbeat.say(at: 10)
        XCTAssertEqual(heartbeat.answer(1), [])
        XCTAssertEqual(heartbeat.say(at: 10.3), [.ask(2), .expire(2, after: 3)])
        XCTAssertEqual(heartbeat.answer(2), [])
        XCTAssertEqual(heartbeat.reflect(at: 10.5), [.reflect(after: 0.5 - (10.5 - 10.3))])
        XCTAssertEqual(heartbeat.reflect(at: 11), [.ask(3), .expire(3, after: 3)])
        XCTAssertEqual(heartbeat.answer(3), [])
        XCTAssertEqual(heartbeat.reflect(at: 12), [])
        XCTAssertEqual(heartbeat.say(at: 20), [.ask(4), .expire(4, after: 3), .reflect(after: 0.5)])
    }

    func testAQuestionThatIsNotAnsweredInTimeMeansThatTheAppHangs() {
        _ = heartbeat.say(at: 10)
        XCTAssertEqual(heartbeat.expire(1), [.tell(answers: false)])
        XCTAssertEqual(heartbeat.expire(1), [])
        XCTAssertFalse(heartbeat.answers)
        // It comes back.
        XCTAssertEqual(heartbeat.answer(1), [.tell(answers: true)])
        XCTAssertEqual(heartbeat.expire(1), [])
        XCTAssertTrue(heartbeat.answers)
    }

    func testTheTimeOfAnAnsweredQuestionSaysNothingOfTheNext() {
        _ = heartbeat.say(at: 10)
        _ = heartbeat.say(at: 10)
        _ = heartbeat.answer(1)
        XCTAssertEqual(heartbeat.expire(1), [])
        XCTAssertEqual(heartbeat.expire(2), [.tell(answers: false)])
    }

    func testAnAnswerToAnotherQuestionIsASignOfLife() {
        _ = heartbeat.say(at: 10)
        _ = heartbeat.expire(1)
        XCTAssertEqual(heartbeat.answer(7), [.tell(answers: true)])
        XCTAssertEqual(heartbeat.expire(1), [.tell(answers: false)])
    }

    func testLossIsToldOnceUntilTheAppAnswers() {
        _ = heartbeat.say(at: 10)
        XCTAssertEqual(heartbeat.overflow(), [.warnOfLoss, .tell(answers: false)])
        XCTAssertEqual(heartbeat.overflow(), [])
        XCTAssertEqual(heartbeat.expire(1), [])
        XCTAssertEqual(heartbeat.answer(1), [.tell(answers: true)])
        XCTAssertEqual(heartbeat.overflow(), [.warnOfLoss, .tell(answers: false)])
    }

    func testLossAfterSilenceIsNoNewsOfTheAnswers() {
        _ = heartbeat.say(at: 10)
        _ = heartbeat.expire(1)
        XCTAssertEqual(heartbeat.overflow(), [.warnOfLoss])
        XCTAssertFalse(heartbeat.answers)
    }
}
