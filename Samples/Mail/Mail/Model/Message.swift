import Foundation

/// One message in an inbox.
struct Message: Codable, Hashable {
    let id: String
    let sender: String
    let subject: String
    let date: Date
    let body: String
    var isRead: Bool

    func contains(_ text: String) -> Bool {
        [sender, subject, body].contains { $0.range(of: text, options: .caseInsensitive) != nil }
    }
}

/// A message that is to be sent.
struct Draft: Codable, Equatable {
    var recipient = ""
    var subject = ""
    var body = ""

    var isEmpty: Bool { recipient.isEmpty && subject.isEmpty && body.isEmpty }
}
