/// The least and the greatest size of text for a view and all below it; nil for no limit.
struct ContentSizeLimits: Equatable {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    var isEmpty: Bool { minimum == nil && maximum == nil }

    /// The size within the limits that is nearest to a size. The greatest wins over the least.
    func clamp(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        var result = category
        if let minimum, result < minimum { result = minimum }
        if let maximum, result > maximum { result = maximum }
        return result
    }
}
