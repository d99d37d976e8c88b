import QuartzCore
import UIKitTesting
import XCTest

@_spi(Framework) @testable import AVFoundation
@_spi(Framework) import UIKit

/// Films that are played, in virtual time.
@preconcurrency @MainActor final class PlayerTests: XCTestCase {
    private nonisolated(unsafe) var screen: TestScreen!
    private nonisolated(unsafe) var events: [String] = []
    private nonisolated(unsafe) var tokens: [Any] = []

    override class func setUp() {
        super.setUp()
        MainActor.assumeIsolated { __introduce(__AVFoundation.self) }
    }

    override func setUp() {
        super.setUp()
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated {
            test.screen = TestScreen()
            test.events = []
            test.tokens = []
        }
    }

    override func tearDown() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        super.tearDown()
    }

    private func item(_ seconds: Double) throws -> AVPlayerItem {
        let url = try TestMedia.file(TestMedia.film(seconds))
        addTeardownBlock { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        return AVPlayerItem(url: url)
    }

    private func note(_ event: String) { events.append(event) }

    private func expect(_ expected: String..., file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(events, expected, file: file, line: line)
        events = []
    }

    private func noteEnds() {
        nonisolated(unsafe) let test = self
        tokens.append(
            NotificationCenter.default.addObserver(
                forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil
            ) { _ in test.events.append("end") })
    }

    // MARK: State

    func testWhatObserversAreTold() throws {
        let item = try item(2)
        XCTAssertEqual(item.status, .unknown)
        nonisolated(unsafe) let test = self
        let status = item.observe(\.status) { item, _ in test.events.append("item \(item.status.rawValue)") }
        let player = AVPlayer(playerItem: item)
        let control = player.observe(\.timeControlStatus) { player, _ in
            test.events.append("control \(player.timeControlStatus.rawValue)")
        }
        let rate = player.observe(\.rate, options: .new) { _, change in
            test.events.append("rate \(change.newValue ?? -1)")
        }
        player.play()
        expect("rate 1.0", "control 1")
        XCTAssertEqual(player.reasonForWaitingToPlay, .evaluatingBufferingRate)
        screen.runUntilIdle()
        expect("item 1", "control 2")
        XCTAssertNil(player.reasonForWaitingToPlay)
        XCTAssertEqual(player.status, .readyToPlay)
        XCTAssertEqual(item.duration.seconds, 2)
        XCTAssertEqual(item.presentationSize, CGSize(width: 100, height: 60))
        XCTAssertEqual(item.loadedTimeRanges.map(\.timeRangeValue.duration.seconds), [2])
        player.pause()
        expect("rate 0.0", "control 0")
        _ = (status, control, rate)
    }

    func testWhatCannotBePlayed() throws {
        let missing = AVPlayerItem(url: URL(fileURLWithPath: "/nowhere.mp4"))
        let text = AVPlayerItem(url: try TestMedia.file(Data("text".utf8)))
        let players = [AVPlayer(playerItem: missing), AVPlayer(playerItem: text)]
        screen.runUntilIdle()
        XCTAssertEqual([missing.status, text.status], [.failed, .failed])
        XCTAssertEqual((missing.error as NSError?)?.code, NSURLErrorFileDoesNotExist)
        XCTAssertEqual((text.error as NSError?)?.code, AVError.Code.fileFormatNotRecognized.rawValue)
        XCTAssertEqual(players.map(\.timeControlStatus), [.paused, .paused])
    }

    // MARK: Time

    func testTheEnd() throws {
        noteEnds()
        let player = AVPlayer(playerItem: try item(2))
        player.play()
        screen.advance(by: 1.5)
        XCTAssertEqual(player.currentTime().seconds, 1.5, accuracy: 0.02)
        expect()
        screen.advance(by: 0.6)
        expect("end")
        XCTAssertEqual(player.rate, 0)
        XCTAssertEqual(player.currentTime().seconds, 2)
    }

    func testGoingBackAtTheEndAndOn() throws {
        nonisolated(unsafe) let test = self
        let player = AVPlayer(playerItem: try item(1))
        player.actionAtItemEnd = .none
        tokens.append(
            NotificationCenter.default.addObserver(
                forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
            ) { _ in
                test.events.append("again")
                player.seek(to: .zero)
                player.play()
            })
        player.play()
        screen.advance(by: 3.5)
        expect("again", "again", "again")
        XCTAssertEqual(player.timeControlStatus, .playing)
        XCTAssertEqual(player.currentTime().seconds, 0.5, accuracy: 0.05)
    }

    func testSeekingAndRates() throws {
        noteEnds()
        let player = AVPlayer(playerItem: try item(10))
        screen.runUntilIdle()
        nonisolated(unsafe) let test = self
        player.seek(to: CMTime(seconds: 4, preferredTimescale: 600)) { test.events.append("there \($0)") }
        XCTAssertEqual(player.currentTime().seconds, 4)
        player.rate = 2
        screen.advance(by: 1)
        XCTAssertEqual(player.currentTime().seconds, 6, accuracy: 0.05)
        expect("there true")
        player.rate = -1
        screen.advance(by: 1)
        XCTAssertEqual(player.currentTime().seconds, 5, accuracy: 0.05)
        player.seek(to: .positiveInfinity)
        XCTAssertEqual(player.currentTime().seconds, 10)
    }

    func testTimeObservers() throws {
        nonisolated(unsafe) let test = self
        let player = AVPlayer(playerItem: try item(3))
        screen.runUntilIdle()
        let places = [0.25, 1.25].map { NSValue(time: CMTime(seconds: $0, preferredTimescale: 600)) }
        let boundary = player.addBoundaryTimeObserver(forTimes: places, queue: .main) { test.events.append("place") }
        player.play()
        screen.advance(by: 2)
        expect("place", "place")
        player.removeTimeObserver(boundary)
        player.pause()
        player.seek(to: .zero)
        let interval = CMTime(value: 1, timescale: 2)
        let period = player.addPeriodicTimeObserver(forInterval: interval, queue: nil) {
            test.events.append(String(format: "%.1f", $0.seconds))
        }
        expect("0.0")
        player.play()
        screen.advance(by: 1.2)
        expect("0.0", "0.5", "1.0")
        player.pause()
        XCTAssertEqual(events.count, 1)
        player.removeTimeObserver(period)
        events = []
        player.play()
        screen.advance(by: 1)
        expect()
    }

    func testValuesOfTimes() {
        let range = CMTimeRange(start: CMTime(value: 7, timescale: 600), duration: .indefinite)
        XCTAssertEqual(NSValue(timeRange: range).timeRangeValue, range)
        XCTAssertEqual(NSValue(time: .positiveInfinity).timeValue, .positiveInfinity)
        XCTAssertEqual(NSValue(time: CMTime(value: -5, timescale: 3)).timeValue, CMTime(value: -5, timescale: 3))
    }

    // MARK: Queues

    func testAQueue() throws {
        noteEnds()
        let items = [try item(1), try item(2)]
        let player = AVQueuePlayer(items: items)
        player.play()
        screen.advance(by: 1.5)
        expect("end")
        XCTAssertEqual(player.currentItem, items[1])
        XCTAssertEqual(player.rate, 1)
        XCTAssertEqual(player.currentTime().seconds, 0.5, accuracy: 0.05)
        screen.advance(by: 2)
        expect("end")
        XCTAssertNil(player.currentItem)
        XCTAssertEqual(player.items(), [])
    }

    func testALoop() throws {
        noteEnds()
        let player = AVQueuePlayer()
        let looper = AVPlayerLooper(player: player, templateItem: try item(1))
        player.play()
        screen.advance(by: 3.5)
        expect("end", "end", "end")
        XCTAssertEqual(looper.loopCount, 3)
        XCTAssertEqual(player.items().count, 2)
        XCTAssertEqual(player.currentTime().seconds, 0.5, accuracy: 0.05)
        looper.disableLooping()
        screen.advance(by: 5)
        XCTAssertNil(player.currentItem)
    }

    // MARK: Layers

    func testWhereAFilmLies() throws {
        let layer = AVPlayerLayer(player: AVPlayer(playerItem: try item(1)))
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        XCTAssertFalse(layer.isReadyForDisplay)
        XCTAssertEqual(layer.videoRect, .zero)
        screen.runUntilIdle()
        XCTAssertTrue(layer.isReadyForDisplay)
        XCTAssertEqual(layer.videoRect, CGRect(x: 0, y: 40, width: 200, height: 120))
        layer.videoGravity = .resizeAspectFill
        XCTAssertEqual(layer.videoRect.height, 200)
        XCTAssertEqual(layer.contentsRect.width, 0.6, accuracy: 1e-9)
        layer.videoGravity = .resize
        XCTAssertEqual(layer.videoRect, layer.bounds)
    }

    func testRatios() {
        let rect = AVMakeRect(
            aspectRatio: CGSize(width: 4, height: 3), insideRect: CGRect(x: 10, y: 10, width: 100, height: 100))
        XCTAssertEqual(rect, CGRect(x: 10, y: 22.5, width: 100, height: 75))
    }
}
