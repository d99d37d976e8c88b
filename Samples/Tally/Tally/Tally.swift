import Combine

/// What is counted.
final class Tally: ObservableObject {
    struct Bird: Identifiable {
        let id: String
        var symbol: String
        var count = 0
    }

    @Published var birds = [
        Bird(id: "Blackbird", symbol: "bird", count: 3), Bird(id: "Robin", symbol: "leaf", count: 1),
        Bird(id: "Swift", symbol: "wind"),
    ]

    var total: Int { birds.map(\.count).reduce(0, +) }
}
