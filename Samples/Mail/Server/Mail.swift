import FlyingFox
import Foundation

/// The accounts and messages of the one person who has mail here.
actor Mail {
    private struct Account: Codable {
        var id: String
        var name: String
        var address: String
    }

    private struct Message: Codable {
        var id: String
        var account: String
        var sender: String
        var subject: String
        var date: String
        var body: String
        var isRead: Bool
    }

    private static let token = "a-token"

    private let boxes = [
        Account(id: "work", name: "Work", address: "ada@engine.example"),
        Account(id: "home", name: "Home", address: "ada@lovelace.example"),
    ]
    private var letters = [
        Message(
            id: "1", account: "work", sender: "Charles Babbage", subject: "The mill",
            date: "2026-03-02T09:12:00Z",
            body:
                "The drawings of the mill are done.\n\nPlease look at the carriage of the tens before the founders begin.",
            isRead: false),
        Message(
            id: "2", account: "work", sender: "Luigi Menabrea", subject: "Your notes",
            date: "2026-03-01T17:40:00Z",
            body: "Your notes are three times as long as my paper, and better. May they be printed with it?",
            isRead: false),
        Message(
            id: "3", account: "work", sender: "Mary Somerville", subject: "Tea on Thursday",
            date: "2026-02-26T11:05:00Z", body: "Will you come to tea on Thursday? Bring the numbers of Bernoulli.",
            isRead: true),
        Message(
            id: "4", account: "home", sender: "Augustus De Morgan", subject: "Exercises",
            date: "2026-02-27T08:00:00Z", body: "The next exercises are enclosed. Do not hurry over the third.",
            isRead: false),
        Message(
            id: "5", account: "home", sender: "Faraday", subject: "A lecture", date: "2026-02-20T20:15:00Z",
            body: "There is a place for you in the front row.", isRead: true),
    ]
    private var next = 6

    func signIn(_ request: HTTPRequest) async -> HTTPResponse {
        struct Credentials: Decodable { var password: String }
        guard let credentials: Credentials = await body(of: request) else {
            return HTTPResponse(statusCode: .badRequest)
        }
        guard credentials.password == "secret" else { return HTTPResponse(statusCode: .unauthorized) }
        return json(["token": Self.token])
    }

    func accounts(_ request: HTTPRequest) -> HTTPResponse {
        guard isSignedIn(request) else { return HTTPResponse(statusCode: .unauthorized) }
        return json(boxes)
    }

    func messages(_ request: HTTPRequest) -> HTTPResponse {
        guard isSignedIn(request) else { return HTTPResponse(statusCode: .unauthorized) }
        let account = request.routeParameters["account"]
        return json(letters.filter { $0.account == account })
    }

    func change(_ request: HTTPRequest) async -> HTTPResponse {
        struct Change: Decodable { var isRead: Bool }
        guard isSignedIn(request) else { return HTTPResponse(statusCode: .unauthorized) }
        guard let change: Change = await body(of: request) else { return HTTPResponse(statusCode: .badRequest) }
        guard let index = index(of: request) else { return HTTPResponse(statusCode: .notFound) }
        letters[index].isRead = change.isRead
        return HTTPResponse(statusCode: .noContent)
    }

    func delete(_ request: HTTPRequest) -> HTTPResponse {
        guard isSignedIn(request) else { return HTTPResponse(statusCode: .unauthorized) }
        guard let index = index(of: request) else { return HTTPResponse(statusCode: .notFound) }
        letters.remove(at: index)
        return HTTPResponse(statusCode: .noContent)
    }

    /// Mail to an address of one's own arrives; all other mail leaves.
    func send(_ request: HTTPRequest) async -> HTTPResponse {
        struct Draft: Decodable {
            var recipient: String
            var subject: String
            var body: String
        }
        guard isSignedIn(request) else { return HTTPResponse(statusCode: .unauthorized) }
        guard let draft: Draft = await body(of: request) else { return HTTPResponse(statusCode: .badRequest) }
        if let box = boxes.first(where: { $0.address == draft.recipient }) {
            letters.append(
                Message(
                    id: String(next), account: box.id, sender: "Ada Lovelace", subject: draft.subject,
                    date: "2026-03-03T07:00:00Z", body: draft.body, isRead: false))
            next += 1
        }
        return HTTPResponse(statusCode: .created)
    }

    // MARK: Requests and answers

    private func isSignedIn(_ request: HTTPRequest) -> Bool {
        request.headers[HTTPHeader("Authorization")] == "Bearer \(Self.token)"
    }

    private func index(of request: HTTPRequest) -> Int? {
        letters.firstIndex { $0.id == request.routeParameters["message"] }
    }

    private func body<Body: Decodable>(of request: HTTPRequest) async -> Body? {
        guard let data = try? await request.bodyData else { return nil }
        return try? JSONDecoder().decode(Body.self, from: data)
    }

    private func json(_ value: some Encodable) -> HTTPResponse {
        guard let data = try? JSONEncoder().encode(value) else { return HTTPResponse(statusCode: .internalServerError) }
        return HTTPResponse(statusCode: .ok, headers: [.contentType: "application/json"], body: data)
    }
}
