import UIKitTesting
import XCTest

@testable import Combine
@_spi(Framework) import UIKit

/// Schedulers of the main thread and timers, whose time is the run's.
@preconcurrency @MainActor final class SchedulerTests: XCTestCase, @unchecked Sendable {
    private nonisolated(unsafe) var screen: TestScreen!
    private nonisolated(unsafe) var events: [String] = []
    private nonisolated(unsafe) var subscriptions: Set<AnyCancellable> = []
    private nonisolated(unsafe) var start = 0.0

    override class func setUp() {
        super.setUp()
        MainActor.assumeIsolated { __introduce(__Combine.self) }
    }

    override func setUp() {
        super.setUp()
        MainActor.assumeIsolated {
            screen = TestScreen()
            screen.show(UIViewController())
            events = []
            start = CACurrentMediaTime()
        }
    }

    override func tearDown() {
        subscriptions = []
        super.tearDown()
    }

    private func note(_ text: String) {
        events.append("\(text) at \(Int(((CACurrentMediaTime() - start) * 1000).rounded()))")
    }

    private func debounce(on scheduler: some Scheduler) {
        let subject = PassthroughSubject<Int, Never>()
        subject.debounce(for: .milliseconds(300), scheduler: scheduler).sink { self.note("\($0)") }
            .store(in: &subscriptions)
        subject.send(1)
        screen.advance(by: 0.2)
        subject.send(2)
        screen.advance(by: 0.2)
        subject.send(3)
        screen.advance(by: 1)
        XCTAssertEqual(events, ["3 at 700"])
    }

    func testDebounceOnTheMainQueue() { debounce(on: DispatchQueue.main) }
    func testDebounceOnTheMainRunLoop() { debounce(on: RunLoop.main) }
    func testDebounceOnTheMainOperationQueue() { debounce(on: OperationQueue.main) }

    private func throttle(on scheduler: some Scheduler) {
        let subject = PassthroughSubject<Int, Never>()
        subject.throttle(for: .milliseconds(500), scheduler: scheduler, latest: true).sink { self.note("\($0)") }
            .store(in: &subscriptions)
        for value in 1...5 {
            subject.send(value)
            screen.advance(by: 0.2)
        }
        screen.advance(by: 1)
        XCTAssertEqual(events, ["1 at 0", "3 at 500", "5 at 1000"])
    }

    func testThrottleOnTheMainQueue() { throttle(on: DispatchQueue.main) }
    func testThrottleOnTheMainRunLoop() { throttle(on: RunLoop.main) }

    func testDelayAndReceive() {
        Just("a").delay(for: 0.5, scheduler: RunLoop.main).sink { self.note($0) }.store(in: &subscriptions)
        Just("b").receive(on: DispatchQueue.main).sink { self.note($0) }.store(in: &subscriptions)
        Just("c").delay(for: .seconds(1), scheduler: DispatchQueue.main).sink { self.note($0) }
            .store(in: &subscriptions)
        Just("d").receive(on: RunLoop.main).sink { self.note($0) }.store(in: &subscriptions)
        note("now")
        screen.advance(by: 2)
        XCTAssertEqual(events, ["now at 0", "b at 0", "d at 0", "a at 500", "c at 1000"])
    }

    func testTimersFireInMediaTime() {
        let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
        let subscription = timer.sink { _ in self.note("tick") }
        screen.advance(by: 1.2)
        subscription.cancel()
        screen.advance(by: 1)
        XCTAssertEqual(events, ["tick at 500", "tick at 1000"])
    }

    func testAConnectableTimer() {
        let timer = Timer.publish(every: 1, on: .main, in: .default)
        timer.sink { _ in self.note("tick") }.store(in: &subscriptions)
        screen.advance(by: 2)
        XCTAssertEqual(events, [])
        let connection = timer.connect()
        screen.advance(by: 1.5)
        connection.cancel()
        screen.advance(by: 2)
        XCTAssertEqual(events, ["tick at 3000"])
    }

    func testRepeatedWorkUntilItIsCancelled() {
        let work = RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: 0.5), interval: 0.25) {
            self.note("work")
        }
        screen.advance(by: 1.1)
        work.cancel()
        screen.advance(by: 1)
        XCTAssertEqual(events, ["work at 500", "work at 750", "work at 1000"])
    }

    func testCollectingByTime() {
        let subject = PassthroughSubject<Int, Never>()
        subject.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 3))
            .sink(receiveCompletion: { self.note("\($0)") }, receiveValue: { self.note("\($0)") })
            .store(in: &subscriptions)
        for value in 1...4 { subject.send(value) }
        screen.advance(by: 2.5)
        subject.send(5)
        subject.send(completion: .finished)
        screen.advance(by: 2)
        XCTAssertEqual(events, ["[1, 2, 3] at 0", "[4] at 1000", "[5] at 2500", "finished at 2500"])
    }

    func testTimeout() {
        let subject = PassthroughSubject<Int, Never>()
        subject.timeout(.seconds(1), scheduler: DispatchQueue.main)
            .sink(receiveCompletion: { self.note("\($0)") }, receiveValue: { self.note("\($0)") })
            .store(in: &subscriptions)
        screen.advance(by: 0.5)
        subject.send(1)
        screen.advance(by: 2)
        XCTAssertEqual(events, ["1 at 500", "finished at 1500"])
    }

    func testOtherQueuesKeepRealTime() {
        let done = expectation(description: "delayed")
        Just(1).delay(for: .milliseconds(5), scheduler: DispatchQueue.global()).receive(on: DispatchQueue.main)
            .sink { _ in done.fulfill() }.store(in: &subscriptions)
        wait(for: [done], timeout: 5)
    }

    func testStrides() {
        XCTAssertEqual(DispatchQueue.SchedulerTimeType.Stride(.milliseconds(5)).magnitude, 5_000_000)
        XCTAssertEqual(DispatchQueue.SchedulerTimeType.Stride(.never).magnitude, .max)
        XCTAssertEqual((0.25 as DispatchQueue.SchedulerTimeType.Stride).timeInterval, .nanoseconds(250_000_000))
        let now = DispatchQueue.main.now
        XCTAssertEqual(now.distance(to: now.advanced(by: .seconds(2))), .seconds(2))
        XCTAssertEqual(now.advanced(by: .seconds(2)).distance(to: now), .seconds(-2))
    }
}
