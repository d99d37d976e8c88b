import XCTest

@testable import Mail

final class MailResponseTests: XCTestCase {
    private let url = URL(string: "http://localhost/accounts")!

    private func response(_ status: Int) -> URLResponse? {
        HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)
    }

    func testTheStatusDecides() {
        let data = Data("[]".utf8)
        XCTAssertEqual(MailResponse.check(data, response(200), nil), .success(data))
        XCTAssertEqual(MailResponse.check(nil, response(204), nil), .success(Data()))
        XCTAssertEqual(MailResponse.check(data, response(401), nil), .failure(.refused))
        XCTAssertEqual(MailResponse.check(data, response(503), nil), .failure(.failed(status: 503)))
        XCTAssertNil(MailResponse.failure(data, response(201), nil))
        XCTAssertEqual(MailResponse.failure(data, response(403), nil), .refused)
    }

    func testNoAnswerIsNoConnection() {
        XCTAssertEqual(MailResponse.check(nil, nil, URLError(.cannotConnectToHost)), .failure(.offline))
        XCTAssertEqual(MailResponse.check(nil, nil, nil), .failure(.offline))
    }

    func testMessages() throws {
        let json = """
            [{"id": "1", "account": "work", "sender": "Ada", "subject": "Hello", "date": "1970-01-01T00:16:40Z",
              "body": "How are you?", "isRead": false}]
            """
        let messages = try MailResponse.decode([Message].self, from: Data(json.utf8)).get()
        XCTAssertEqual(messages.map(\.subject), ["Hello"])
        XCTAssertEqual(messages.first?.date, Date(timeIntervalSince1970: 1_000))
    }

    func testBrokenAnswers() {
        for text in ["", "[", "<html>", #"{"id": "1"}"#, #"[{"id": "1", "name": "Work"}]"#, "[null]"] {
            XCTAssertEqual(
                MailResponse.decode([Account].self, from: Data(text.utf8)), .failure(.unreadable), text)
        }
        let date = #"[{"id":"1","sender":"A","subject":"B","date":"yesterday","body":"C","isRead":true}]"#
        XCTAssertEqual(MailResponse.decode([Message].self, from: Data(date.utf8)), .failure(.unreadable))
    }
}
