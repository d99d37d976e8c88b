import Foundation
import XCTest

@testable import DisplayProtocol

@preconcurrency @MainActor final class ConnectionTests: XCTestCase {
    private func welcome(pixels: DisplayMessage.PixelStore? = nil, version: Int = Wire.version)
        -> DisplayMessage.Welcome
    {
        .init(
            version: version, screen: ScreenConfiguration.devices[0], clock: .virtual, wantsFrames: false,
            pixels: pixels)
    }

    /// Both ends of a connection, made in one thread: the welcome lies in the socket before the app asks for it.
    private func connected(pixels: DisplayMessage.PixelStore? = nil) throws -> (DisplayConnection, StreamSocket) {
        let (app, display) = try StreamSocket.pair()
        try display.write(MessageBuffer.encoded(welcome(pixels: pixels)))
        return (try DisplayConnection(socket: app, name: "Menu"), display)
    }

    func testHelloAndWelcomeAreExchanged() throws {
        let (connection, display) = try connected()
        let session = try DisplaySession(socket: display, welcome: welcome(), within: 1)
        XCTAssertEqual(session.hello.name, "Menu")
        XCTAssertEqual(session.hello.pid, Int(getpid()))
        XCTAssertEqual(connection.welcome, welcome())
        XCTAssertNil(connection.pixels)
    }

    func testMessagesArriveInOrder() throws {
        let (connection, display) = try connected()
        let session = try DisplaySession(socket: display, welcome: welcome(), within: 1)
        for request in 1...200 { try connection.send(AppMessage.Finished(request: request)) }
        for request in 1...200 {
            XCTAssertEqual(try session.receive(within: 1), AppMessage(AppMessage.Finished(request: request)))
        }
        XCTAssertEqual(
            try connection.receive(), DisplayMessage(welcome()), "what the session answered to the hello")
        try session.send(DisplayMessage.Terminate())
        XCTAssertEqual(try connection.receive(), DisplayMessage(DisplayMessage.Terminate()))
    }

    func testAnotherVersionIsRefusedByBothEnds() throws {
        let (app, display) = try StreamSocket.pair()
        try display.write(MessageBuffer.encoded(welcome(version: 99)))
        XCTAssertThrowsError(try DisplayConnection(socket: app, name: "Menu")) {
            XCTAssertEqual($0 as? DisplayError, .versionMismatch(app: Wire.version, display: 99))
        }
        let (other, second) = try StreamSocket.pair()
        try other.write(MessageBuffer.encoded(AppMessage.Hello(version: 99, pid: 1, name: "Old")))
        XCTAssertThrowsError(try DisplaySession(socket: second, welcome: welcome(), within: 1)) {
            XCTAssertEqual($0 as? DisplayError, .versionMismatch(app: 99, display: Wire.version))
        }
    }

    func testTheDisplayHearsThatTheAppIsGone() throws {
        var (connection, display): (DisplayConnection?, StreamSocket) = try connected()
        let session = try DisplaySession(socket: display, welcome: welcome(), within: 1)
        try connection?.send(AppMessage.Terminating(reason: "why"))
        connection = nil
        XCTAssertEqual(try session.receive(within: 1), AppMessage(AppMessage.Terminating(reason: "why")))
        XCTAssertNil(try session.receive(within: 1))
    }

    func testTheAppSurvivesThatTheDisplayIsGone() throws {
        let (connection, display) = try connected()
        display.close()
        try connection.send(AppMessage.Finished(request: 1))
        try connection.send(AppMessage.Finished(request: 2))
        XCTAssertFalse(connection.isOpen)
        XCTAssertNil(try connection.receive())
    }

    func testNumbersThatJSONDoesNotHaveArrive() throws {
        let (connection, display) = try connected()
        let session = try DisplaySession(socket: display, welcome: welcome(), within: 1)
        let caret = CGRect(x: CGFloat.infinity, y: -.infinity, width: 0, height: 1)
        let message = AppMessage.TextInput(isActive: true, caret: caret)
        try connection.send(message)
        XCTAssertEqual(try session.receive(within: 1), AppMessage(message))
    }

    func testAMessageThatIsTooLongIsLeftOut() throws {
        let (connection, display) = try connected()
        let session = try DisplaySession(socket: display, welcome: welcome(), within: 1)
        let text = String(repeating: "a", count: Wire.maximumMessageLength)
        XCTAssertThrowsError(try connection.send(PasteboardText(text: text)))
        XCTAssertTrue(connection.isOpen)
        try connection.send(AppMessage.Finished(request: 1))
        XCTAssertEqual(try session.receive(within: 1), AppMessage(AppMessage.Finished(request: 1)))
    }

    func testHalfAMessageAtTheEndIsAnError() throws {
        let (connection, display) = try connected()
        try display.write([200, 0, 0, 0, 1, 2, 3])
        display.close()
        XCTAssertThrowsError(try connection.receive()) { XCTAssertEqual($0 as? DisplayError, .closed) }
    }

    func testASilentAppTimesOut() throws {
        let (_, display) = try StreamSocket.pair()
        let (silent, other) = try StreamSocket.pair()
        XCTAssertThrowsError(try DisplaySession(socket: other, welcome: welcome(), within: 0)) {
            XCTAssertEqual($0 as? DisplayError, .timedOut(seconds: 0))
        }
        silent.close()
        display.close()
    }

    func testMessagesAreDeliveredOnTheMainQueueAndSoIsTheEnd() throws {
        let (connection, display) = try connected()
        var received: [DisplayMessage?] = []
        let end = expectation(description: "the end was heard of")
        connection.startReceiving { result in
            let message = try? result.get()
            received.append(message)
            if message == nil { end.fulfill() }
        }
        try display.write(
            MessageBuffer.encoded(DisplayMessage.RequestTree(request: 1))
                + MessageBuffer.encoded(DisplayMessage.Terminate()))
        display.close()
        wait(for: [end], timeout: 10)
        let messages: [any DisplayMessage.Body] = [DisplayMessage.RequestTree(request: 1), DisplayMessage.Terminate()]
        XCTAssertEqual(received, messages.map { DisplayMessage($0) } + [nil])
        XCTAssertFalse(connection.isOpen)
    }

    func testAFrameGoesThroughSharedMemory() throws {
        let file = try PixelFile(count: 2, byteCount: 4 * 3 * 2)
        let (connection, _) = try connected(pixels: file.store)
        let buffer = try XCTUnwrap(connection.pixels).buffer(1)
        for index in 0..<buffer.count { buffer[index] = UInt8(index) }
        let frame = AppMessage.Frame(sequence: 1, buffer: 1, width: 3, height: 2, scale: 1, damage: [], time: 0)
        XCTAssertEqual(
            try file.picture(of: frame),
            Picture(width: 3, height: 2, scale: 1, pixels: Data((0..<24).map { UInt8($0) })))
        let empty = try file.picture(
            of: .init(sequence: 1, buffer: 0, width: 1, height: 1, scale: 1, damage: [], time: 0))
        XCTAssertEqual(empty.pixels, Data(count: 4))
    }

    func testFramesThatDoNotFitAreRefused() throws {
        let file = try PixelFile(count: 2, byteCount: 24)
        for (buffer, width, height) in [(2, 1, 1), (-1, 1, 1), (0, 3, 3), (0, 0, 1), (0, -1, -1), (0, .max, 2)] {
            let frame = AppMessage.Frame(
                sequence: 1, buffer: buffer, width: width, height: height, scale: 1, damage: [], time: 0)
            XCTAssertThrowsError(try file.picture(of: frame)) {
                guard case DisplayError.invalidFrame = $0 else { return XCTFail("\($0)") }
            }
        }
        XCTAssertThrowsError(try SharedPixels(.init(path: file.store.path, count: 3, byteCount: 24)))
        XCTAssertThrowsError(try SharedPixels(.init(path: file.store.path, count: .max, byteCount: 2)))
    }

    func testTheSessionsFolderIsPrivateAndGoesWithTheListener() throws {
        var listener: DisplayListener? = try DisplayListener()
        let folder = try XCTUnwrap(listener?.folder.path)
        var status = stat()
        XCTAssertEqual(stat(folder, &status), 0)
        XCTAssertEqual(status.st_mode & 0o777, 0o700)
        listener = nil
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder))
    }

    func testAPathThatIsTooLongIsAnError() {
        let path = "/tmp/" + String(repeating: "x", count: 200)
        XCTAssertThrowsError(try StreamSocket.connected(to: path)) {
            XCTAssertEqual($0 as? DisplayError, .pathTooLong(path))
        }
    }
}
