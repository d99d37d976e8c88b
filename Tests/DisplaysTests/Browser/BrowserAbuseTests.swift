import DisplayProtocol
import Foundation
import XCTest

@testable import Displays

/// What clients that mean harm, or are broken, can do: nothing to others.
@preconcurrency @MainActor final class BrowserAbuseTests: BrowserTestCase {
    /// A page that comes now is told everything and has the picture.
    private func checkThatPagesWork(file: StaticString = #filePath, line: UInt = #line) throws {
        XCTAssertTrue(try answer(to: get("/?\(query)")).hasPrefix("HTTP/1.1 200 OK\r\n"), file: file, line: line)
        let canvas = Canvas(width: 20, height: 20, colour: .random(in: 1...0xffffff))
        host.show(canvas.picture, damage: [.init(x: 0, y: 0, width: 20, height: 20)], time: 0)
        let page = try openPage()
        try page.waitFor("a frame", file: file, line: line) { !page.frames.isEmpty }
        XCTAssertEqual(page.screen.pixels, canvas.colours, file: file, line: line)
    }

    func test_garbageIsRefusedOrWaitedOutAndForgotten() throws {
        var clients: [RawClient] = []
        let good = Array(get("/?\(query)", ["Accept: text/html"]).utf8)
        for seed in 0..<300 {
            var generator = SeededGenerator(seed)
            let client = try RawClient(port: port)
            var bytes = good
            switch seed % 4 {
            case 0:
                bytes = (0..<Int.random(in: 0...3000, using: &generator)).map { _ in
                    .random(in: 0...255, using: &generator)
                }
            case 1: bytes = Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &generator)))
            case 2:
                for _ in 0..<5 {
                    bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
                }
            default:
                bytes.insert(contentsOf: Array("\r\n\r\n".utf8), at: .random(in: 0..<bytes.count, using: &generator))
            }
            client.send(bytes)
            clients.append(client)
        }
        for client in clients { client.waitForEnd() }
        try checkThatPagesWork()
    }

    func test_requestsThatNeverEndAreCutOff() throws {
        let before = try residentBytes()
        for line in ["GET /", "GET / HTTP/1.1\r\nX: ", "GET / HTTP/1.1\r\n"] {
            let client = try RawClient(port: port)
            client.send(line)
            let more = Array(String(repeating: line.hasSuffix("\n") ? "X: y\r\n" : "a", count: 20_000).utf8)
            var sent = 0
            while !client.isAtEnd, sent < 200 << 20 {
                sent += client.send(more)
                client.receive()
            }
            XCTAssertLessThan(sent, 200 << 20)
            client.waitForEnd()
        }
        try checkGrowth(since: before, isBelow: 16 << 20)
        try checkThatPagesWork()
    }

    func test_aThousandConnectionsKeepNobodyOut() throws {
        // Half of the descriptors are the test's own ends.
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = min(limit.rlim_max, 4096)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        let page = try openPage()
        let before = try residentBytes()
        var clients: [RawClient] = []
        for number in 0..<1000 {
            let client = try RawClient(port: port)
            if number % 2 == 0 { client.send("GET /") }
            clients.append(client)
            _ = RunLoop.main.run(mode: .default, before: .distantPast)
        }
        try checkThatPagesWork()
        try checkGrowth(since: before, isBelow: 64 << 20)
        for client in clients { client.waitForEnd() }
        host.follow(.message(AppMessage.OpenURL(url: "a:b")))
        try page.waitFor("word of the app") { !page.bodies("openURL").isEmpty }
    }

    func test_pagesBeyondTheLimitAreTurnedAway() throws {
        let pages = try (0..<limits.pages).map { _ in try openPage() }
        let excess = try TestPage(display)
        XCTAssertEqual(try excess.waitForClose(), 1013)
        pages[0].client.send(TestPage.frame(opcode: 8, []))
        _ = try pages[0].waitForClose()
        try eventually("room") {
            let page = try TestPage(display)
            try page.waitFor("a word") { page.closeCode != nil || !page.messages.isEmpty }
            return page.closeCode == nil
        }
    }

    func test_brokenFramesCloseWithTheirCode() throws {
        let frames: [(bytes: [UInt8], code: Int)] = [
            (TestPage.frame(isMasked: false, Array("{}".utf8)), 1002), (TestPage.frame(reserved: 0x40, [65]), 1002),
            (TestPage.frame(opcode: 0, [65]), 1002), (TestPage.frame(opcode: 2, [1, 2, 3]), 1003),
            (TestPage.frame([0xc3, 0x28]), 1007), (TestPage.frame(length: 1 << 63, []), 1002),
            (TestPage.frame(length: (1 << 20) + 1, []), 1009), (TestPage.frame(length: 1 << 62, []), 1009),
            (TestPage.frame([UInt8](repeating: 0x20, count: (1 << 20) + 1)), 1009),
        ]
        for (bytes, code) in frames {
            let page = try openPage()
            page.client.send(bytes)
            XCTAssertEqual(try page.waitForClose(), code, "\(bytes.prefix(20))")
        }
        try checkThatPagesWork()
    }

    func test_fragmentsAndPingsAreUnderstood() throws {
        let page = try openPage()
        let json = Array(#"{"type":"shake"}"#.utf8)
        page.client.send(TestPage.frame(isFinal: false, json[..<5]))
        page.client.send(TestPage.frame(opcode: 9, [7, 8, 9]))
        for byte in TestPage.frame(opcode: 0, json[5...]) { page.client.send([byte]) }
        try page.waitFor("the message and the answer") {
            told == [DisplayMessage(DisplayMessage.Shake())] && page.pongs == [[7, 8, 9]]
        }
        // The longest message that is allowed.
        let text = String(repeating: "x", count: (1 << 20) - 100)
        try page.send(DisplayMessage.Text(text: text))
        try page.waitFor("the long text") { told.last == DisplayMessage(DisplayMessage.Text(text: text)) }
    }

    func test_aPageThatDoesNotReadIsGivenUp() throws {
        let page = try openPage(receiveBuffer: 4096)
        let good = try openPage()
        let before = try residentBytes()
        let text = String(repeating: "x", count: 100_000)
        var sent = 0
        // More than waits for a page, and than lies in the system's buffers.
        while sent < 400 {
            host.follow(.message(PasteboardText(text: text)))
            sent += 1
            try good.waitFor("message \(sent)") { good.bodies("pasteboard").count == sent }
        }
        try checkGrowth(since: before, isBelow: 128 << 20)
        page.client.waitForEnd()
        XCTAssertLessThan(page.client.received.count, 30 << 20)
        try checkThatPagesWork()
    }

    /// Trees and the like are told as they are now, not as they were, to a page that is behind.
    func test_aPageThatIsBehindSkipsWhatIsOutdated() throws {
        let page = try openPage(receiveBuffer: 4096)
        try page.send(DisplayMessage.Observe(tree: true, accessibility: false))
        try page.waitFor("the wish") { told.count == 1 }
        let text = String(repeating: "x", count: 200_000)
        for number in 1...400 {
            host.follow(.message(AppMessage.TreeReply(request: 0, json: "\(number) \(text)")))
            if number % 20 == 0 { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001)) }
        }
        try page.waitFor("the last tree") { page.bodies("tree").last?["json"] == .string("400 \(text)") }
        XCTAssertLessThan(page.bodies("tree").count, 200)
        XCTAssertNil(page.closeCode)
    }

    func test_randomFramesHurtNobody() throws {
        for seed in 0..<60 {
            var generator = SeededGenerator(seed)
            let page = try TestPage(display)
            for _ in 0..<20 {
                let length = Int.random(in: 0...400, using: &generator)
                page.client.send(
                    TestPage.frame(
                        opcode: .random(in: 0...15, using: &generator), isFinal: .random(using: &generator),
                        isMasked: Int.random(in: 0..<20, using: &generator) > 0,
                        (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }))
            }
            page.client.waitForEnd()
        }
        XCTAssertEqual(told, [])
        try checkThatPagesWork()
    }
}

/// What takes longer than it may.
@preconcurrency @MainActor final class BrowserPatienceTests: BrowserTestCase {
    override var limits: BrowserLimits {
        var limits = BrowserLimits()
        limits.requestTime = 0.5
        limits.heartbeat = 0.2
        limits.patience = 0.6
        return limits
    }

    func test_halfRequestsAreWaitedForAWhileOnly() throws {
        let silent = try RawClient(port: port)
        let half = try RawClient(port: port)
        half.send("GET /?\(query) HTTP/1.1\r\nHost: 127.0.0.1")
        silent.waitForEnd()
        half.waitForEnd()
        XCTAssertEqual(half.received, [])
    }

    func test_aPageThatAnswersNoPingIsGivenUp() throws {
        let page = try TestPage(display)
        page.client.send(Array(TestPage.frame(Array(#"{"type":"shake"}"#.utf8)).prefix(9)))
        // It reads and says nothing more.
        page.client.waitForEnd()
    }
}

/// What is larger than all that may wait.
@preconcurrency @MainActor final class BrowserBacklogTests: BrowserTestCase {
    override var limits: BrowserLimits {
        var limits = BrowserLimits()
        limits.backlog = 10_000
        return limits
    }

    /// A photograph that fills a tablet's screen is larger than a page's backlog, and nothing is wrong with the page.
    func test_aPictureOfAnySizeReachesThePage() throws {
        var generator = SeededGenerator(8)
        var canvas = Canvas(width: 200, height: 300)
        canvas.fill(.init(x: 0, y: 0, width: 200, height: 300)) { _, _ in
            .random(in: 0...0xff_ffff, using: &generator)
        }
        host.show(canvas.picture, damage: [], time: 1)
        let page = try openPage()
        try page.waitFor("the picture") { !page.frames.isEmpty }
        XCTAssertTrue(page.screen.pixels == canvas.colours)
        for time in 2...5 {
            host.show(canvas.picture, damage: [.init(x: 0, y: 0, width: 200, height: 300)], time: Double(time))
            try page.waitFor("picture \(time)") { page.screen.time == Double(time) }
        }
    }

    func test_aMessageOfAnySizeReachesThePage() throws {
        let page = try openPage()
        for length in [100_000, 200_000] {
            let text = String(repeating: "x", count: length)
            host.follow(.message(PasteboardText(text: text)))
            try page.waitFor("the text") { page.bodies("pasteboard").last == ["text": .string(text)] }
        }
    }
}
