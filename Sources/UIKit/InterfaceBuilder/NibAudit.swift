import Foundation

/// Says what in a document had no effect, once for each document.
@MainActor enum NibAudit {
    /// Attributes that only mean something in Interface Builder itself.
    private static let designTime: Set = [
        "key", "id", "userLabel", "misplaced", "ambiguous", "verifyAmbiguity", "placeholderIntrinsicWidth",
        "placeholderIntrinsicHeight", "customClass", "customModule", "customModuleProvider", "sceneMemberID",
        "ibExternalAccessibilityIdentifier",
    ]
    /// Elements that only mean something in Interface Builder itself.
    private static let designTimeElements: Set = [
        "point", "freeformSimulatedSizeMetrics", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics",
        "simulatedToolbarMetrics", "simulatedTabBarMetrics", "simulatedScreenMetrics", "simulatedOrientationMetrics",
        "simulatedMetricsContainer", "modalFormSheetSimulatedSizeMetrics", "inferredMetricsTieBreakers", "animations",
        "attributedStringReference", "nil", "modalPageSheetSimulatedSizeMetrics", "designable", "placeholder",
    ]

    /// Reports an element that no decoder knows, and sets it aside with all below it.
    static func reportUnknown(_ element: NibElement, in document: NibDocument) {
        DiagnosticsChannel.shared.report(
            limit: .unknownElement,
            "element '\(element.name)' is not supported and is left out",
            advice: "What it describes is missing from the screen: make it in code, or use another element.",
            file: document.file, line: element.line)
        element.ignore()
    }

    /// Reports what the decoders did not read.
    static func report(_ document: NibDocument) {
        guard !document.isAudited else { return }
        document.isAudited = true
        var attributes: [String: Int] = [:]
        for element in document.objects { collect(element, in: document, &attributes) }
        guard !attributes.isEmpty else { return }
        let list = attributes.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { "\($0.key) (line \($0.value))" }
        DiagnosticsChannel.shared.report(
            limit: .unknownAttributes,
            "without effect: \(list.joined(separator: ", "))", file: document.file,
            line: attributes.values.min())
    }

    private static func collect(
        _ element: NibElement, in document: NibDocument, _ attributes: inout [String: Int]
    ) {
        guard !designTimeElements.contains(element.name) else { return }
        guard element.isRead else { return reportUnknown(element, in: document) }
        for name in element.unreadAttributes where !designTime.contains(name) {
            let key = "\(element.name).\(name)"
            attributes[key] = min(attributes[key] ?? .max, element.line)
        }
        for child in element.children { collect(child, in: document, &attributes) }
    }
}
