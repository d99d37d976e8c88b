import Foundation

/// The guides of documents from before safe areas: what the bars leave free lies between them.
@MainActor enum ControllerLayoutGuide {
    /// A guide from the view's edge to its safe area.
    static func make(_ type: String?, in view: UIView) -> UILayoutGuide? {
        guard let type, type == "top" || type == "bottom" else { return nil }
        let guide = UILayoutGuide()
        guide.identifier = "_UIViewController\(type == "top" ? "Top" : "Bottom")"
        view.addLayoutGuide(guide)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            guide.topAnchor.constraint(equalTo: type == "top" ? view.topAnchor : safeArea.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: type == "top" ? safeArea.topAnchor : view.bottomAnchor),
        ])
        return guide
    }
}
