import Foundation

/// Says what in a document had no effect, once for each document.
@MainActor enum NibAudit {
    /// Attributes that only mean something in Interface Builder itself.
    static let designTime: Set = [
        "key", "id", "userLabel", "misplaced", "ambiguous", "verifyAmbiguity", "placeholderIntrinsicWidth",
        "placeholderIntrinsicHeight", "customClass", "customModule", "customModuleProvider", "sceneMemberID",
        "simulatedAppContext",
        "ibExternalAccessibilityIdentifier",
    ]
    /// Elements that only mean something in Interface Builder itself.
    static let designTimeElements: Set = [
        "point", "freeformSimulatedSizeMetrics", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics",
        "simulatedToolbarMetrics", "simulatedTabBarMetrics", "simulatedScreenMetrics", "simulatedOrientationMetrics",
        "simulatedMetricsContainer", "modalFormSheetSimulatedSizeMetrics", "inferredMetricsTieBreakers", "animations",
        "attributedStringReference", "nil", "modalPageSheetSimulatedSizeMetrics", "designable", "placeholder",
        "splitViewMasterSimulatedSizeMetrics", "splitViewDetailSimulatedSizeMetrics",
    ]

    /// What a document says about itself, its tools and its resources, outside of its objects.
    static let documentElements: Set = [
        "document", "dependencies", "deployment", "plugIn", "capability", "device", "adaptation", "resources", "image",
        "systemColor", "namedColor", "customFonts", "mutableArray", "classes", "class", "source", "metadata",
        "designables", "scenes",
        "simulatedMetricsContainer", "splitViewMasterSimulatedSizeMetrics", "splitViewDetailSimulatedSizeMetrics",
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

    /// Reports what the decoders did not read of a xib.
    static func report(_ document: NibDocument) {
        guard !document.isAudited else { return }
        document.isAudited = true
        report(document.objects, in: document)
    }

    /// Reports what the decoders did not read of a scene, or of a prototype.
    static func report(_ element: NibElement, in document: NibDocument) {
        guard !element.isAudited else { return }
        element.isAudited = true
        report([element], in: document)
    }

    private static func report(_ elements: [NibElement], in document: NibDocument) {
        var attributes: [String: Int] = [:]
        for element in elements { collect(element, in: document, &attributes) }
        guard !attributes.isEmpty else { return }
        let list = attributes.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { "\($0.key) (line \($0.value))" }
        DiagnosticsChannel.shared.report(
            limit: .unknownAttributes,
            "without effect: \(list.joined(separator: ", "))", file: document.file,
            line: attributes.values.min())
    }

    /// Prototypes are read when the first cell is made of them.
    private static func isPrototype(_ element: NibElement, of parent: NibElement) -> Bool {
        element.name == "prototypes"
            || parent.name == "collectionView" && ["cells", "collectionReusableView"].contains(element.name)
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
        for child in element.children where !isPrototype(child, of: element) {
            collect(child, in: document, &attributes)
        }
    }
}
