import Foundation

extension NibDecoder {
    /// Margins, priorities and guides.
    func decodeLayout(_ view: UIView) {
        if let margins = element.child("layoutMargins", named: "edgeInsets") { view.layoutMargins = margins.edgeInsets }
        if let margins = element.child("directionalLayoutMargins", named: "directionalEdgeInsets") {
            view.directionalLayoutMargins = margins.directionalEdgeInsets
        }
        if let preserves = element.bool("preservesSuperviewLayoutMargins") {
            view.preservesSuperviewLayoutMargins = preserves
        }
        if let insets = element.bool("insetsLayoutMarginsFromSafeArea") {
            view.insetsLayoutMarginsFromSafeArea = insets
        }
        if let priority = priority("horizontalHuggingPriority") {
            view.setContentHuggingPriority(priority, for: .horizontal)
        }
        if let priority = priority("verticalHuggingPriority") {
            view.setContentHuggingPriority(priority, for: .vertical)
        }
        if let priority = priority("horizontalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(priority, for: .horizontal)
        }
        if let priority = priority("verticalCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(priority, for: .vertical)
        }
        for guide in element.children(named: "viewLayoutGuide") {
            if let object = layoutGuide(guide.key, of: view) { instantiation.name(object, guide.id) }
        }
    }

    private func priority(_ name: String) -> UILayoutPriority? {
        element.number(name).map { UILayoutPriority(Float(min(max($0, 1), 1000))) }
    }

    private func layoutGuide(_ key: String?, of view: UIView) -> UILayoutGuide? {
        switch key {
        case "contentLayoutGuide": view.scrollsContent ? view.scrollContentGuide : nil
        case "frameLayoutGuide": view.scrollsContent ? view.scrollFrameGuide : nil
        case "safeArea": view.safeAreaLayoutGuide
        case "layoutMargins": view.layoutMarginsGuide
        case "readableContent": view.readableContentGuide
        default: nil
        }
    }
}
