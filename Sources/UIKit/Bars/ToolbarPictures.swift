/// The pictures of a toolbar's background by its position, from before appearances.
struct ToolbarPictures {
    /// A situation that a picture is for.
    struct Place: Hashable {
        let position: UIBarPosition
        let metrics: UIBarMetrics

        init(_ position: UIBarPosition, _ metrics: UIBarMetrics) { (self.position, self.metrics) = (position, metrics) }
    }

    var backgrounds: [Place: UIImage] = [:]
    var shadows: [UIBarPosition: UIImage] = [:]

    /// The picture for a position, or for any; that of low bars only where they have one.
    func background(at position: UIBarPosition, isCompact: Bool) -> UIImage? {
        let metrics: [UIBarMetrics] = isCompact ? [.compact, .default] : [.default]
        let places = metrics.flatMap { [Place(position, $0), Place(.any, $0)] }
        return places.lazy.compactMap { backgrounds[$0] }.first
    }

    func shadow(at position: UIBarPosition) -> UIImage? { shadows[position] ?? shadows[.any] }
}
