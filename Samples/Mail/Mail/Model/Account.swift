/// A mailbox of the person's.
struct Account: Codable, Hashable {
    let id: String
    let name: String
    let address: String
}
