import DisplayProtocol

/// Which page asked the app what: pages number their questions each for themselves.
struct RequestRelay {
    private var open: [Int: (page: Int, number: Int)] = [:]
    private let limit: Int

    /// - Parameter limit: How many questions of a page's may be unanswered.
    init(limit: Int) { self.limit = limit }

    /// Notes a page's question under a number for the app; false if the page has too many open.
    mutating func ask(_ number: Int, of page: Int, as request: Int) -> Bool {
        guard open.values.count(where: { $0.page == page }) < limit else { return false }
        open[request] = (page, number)
        return true
    }

    /// Whom an answer is for, and with what number.
    mutating func answer(to request: Int) -> (page: Int, number: Int)? { open.removeValue(forKey: request) }

    mutating func forget(page: Int) { open = open.filter { $0.value.page != page } }

    mutating func forgetAll() { open = [:] }
}
