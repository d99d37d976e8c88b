import Foundation
import XCTest

@testable import DisplayProtocol

final class TraceEventTests: XCTestCase {
    func testKeysComeInAFixedOrderAndTheEventsOwnAreSorted() {
        let event = TraceEvent(
            seq: 12, time: 0.1 + 0.2, class: "App.MenuController", id: 3, title: "Menu", event: "didMoveToParent",
            fields: ["parent": TraceEvent.parent(class: "Root", id: 1), "animated": false])
        XCTAssertEqual(
            event.jsonLine,
            #"{"seq":12,"time":0.3,"class":"App.MenuController","id":3,"title":"Menu","event":"didMoveToParent","#
                + #""animated":false,"parent":{"class":"Root","id":1}}"#)
    }

    func testNoTitleAndNoParentAreNull() {
        let event = TraceEvent(
            seq: 1, time: 0, class: "A", id: 1, title: nil, event: "willMoveToParent", fields: ["parent": nil])
        XCTAssertEqual(
            event.jsonLine,
            #"{"seq":1,"time":0,"class":"A","id":1,"title":null,"event":"willMoveToParent","parent":null}"#)
    }

    func testALineIsOneLineAndReadsBack() throws {
        let event = TraceEvent(
            seq: 1, time: 1.5, class: "A", id: 1, title: "a\"b\\c\nd\u{1}\u{2028}é🙂", event: "e",
            fields: ["size": ["width": 390, "height": 844.5], "list": [1, "two", nil, true]])
        XCTAssertFalse(event.jsonLine.contains("\n"))
        XCTAssertEqual(try JSONDecoder().decode(TraceEvent.self, from: Data(event.jsonLine.utf8)), event)
    }

    func testNumbersThatJSONCannotHoldBecomeNull() {
        XCTAssertEqual(JSONValue.array([.number(.nan), .number(.infinity), .number(-0.5)]).text, "[null,null,-0.5]")
    }
}
