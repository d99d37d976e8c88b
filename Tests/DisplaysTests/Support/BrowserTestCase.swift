import DisplayProtocol
import Foundation
import XCTest

@testable import Displays

/// A browser display whose app is the test.
@preconcurrency @MainActor class BrowserTestCase: XCTestCase {
    private(set) var host: AppHost!
    private(set) var display: BrowserDisplay!
    /// What the app was told.
    var told: [DisplayMessage] = []

    var limits: BrowserLimits { BrowserLimits() }

    override func setUp() async throws {
        try await MainActor.run {
            told = []
            let device = try XCTUnwrap(ScreenConfiguration.device(named: "iPhone SE (3rd generation)"))
            host = AppHost(name: "Example", settings: AppHost.Settings(screen: device))
            host.standIn = { [unowned self] in told.append(DisplayMessage($0)) }
            display = BrowserDisplay(host: host, port: nil, limits: limits)
        }
        try await display.start()
    }

    override func tearDown() async throws {
        await display.stop()
        await MainActor.run {
            display = nil
            host = nil
        }
    }

    var port: Int { URLComponents(string: display.address)?.port ?? 0 }
    var query: String { URLComponents(string: display.address)?.query ?? "" }

    /// A page that has read all that pages are told first.
    ///
    /// - Parameter acknowledges: Whether it acknowledges frames as they come; the first may come with those messages.
    func openPage(receiveBuffer: Int32? = nil, acknowledges: Bool = true) throws -> TestPage {
        let page = try TestPage(display, receiveBuffer: receiveBuffer)
        page.acknowledges = acknowledges
        try page.waitFor("the first messages") { page.messages.contains { $0.type == "textInput" } }
        return page
    }

    /// The whole answer to a request.
    func answer(to request: String) throws -> String {
        let client = try RawClient(port: port)
        client.send(request)
        client.waitForEnd()
        return client.text
    }

    func get(_ target: String, _ fields: [String] = []) -> String {
        (["GET \(target) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + fields).joined(separator: "\r\n") + "\r\n\r\n"
    }
}

/// Messages of different types, to be compared with what an app was told.
func said(_ messages: any DisplayMessage.Body...) -> [DisplayMessage] { messages.map { DisplayMessage($0) } }
