struct Walk {
    var name: String
    /// In kilometres.
    var length: Double
    var description: String

    static let all = [
        Walk(
            name: "Harbour", length: 3.2,
            description: "Along the quay, past the lighthouse, and back by the fish market."),
        Walk(name: "Old Town", length: 1.8, description: "Narrow lanes, seven courtyards and one very good bakery."),
        Walk(name: "River", length: 6.5, description: "Upstream to the weir. Take a towel in summer."),
        Walk(name: "Hill", length: 4.1, description: "Steep at first. The bench at the top faces west."),
    ]
}
