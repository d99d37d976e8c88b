extension String {
    /// A name without the backticks that let it be a keyword of Swift's.
    var withoutBackticks: String { filter { $0 != "`" } }
}
