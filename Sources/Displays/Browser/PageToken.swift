/// What a page shows to prove that whoever opened it was told its address: 128 random bits.
struct PageToken: Sendable {
    /// In hexadecimal digits.
    let text: String

    init() {
        var generator = SystemRandomNumberGenerator()
        text = (0..<2).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Takes as long for a candidate that is wrong at its end as for one that is wrong at its start.
    func matches(_ candidate: some StringProtocol) -> Bool {
        let candidate = Array(candidate.utf8)
        let wanted = Array(text.utf8)
        guard candidate.count == wanted.count else { return false }
        return zip(candidate, wanted).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
