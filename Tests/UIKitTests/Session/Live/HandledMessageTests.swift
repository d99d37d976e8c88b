import DisplayProtocol
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class HandledMessageTests: XCTestCase {
    func testAnAppHandlesAllThatADisplaySaysAfterTheWelcome() {
        let unhandled = DisplayMessage.table.kinds.filter { !($0 is any HandledMessage.Type) }
        XCTAssertEqual(unhandled.map { $0.name }, ["welcome"])
    }

    func testEveryRequestIsAnsweredAtOnce() {
        let requests = DisplayMessage.table.kinds.filter { $0 is any DisplayMessage.Request.Type }
        XCTAssertEqual(requests.filter { !($0 is any AnsweredRequest.Type) }.map { $0.name }, [])
    }
}
