import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// The share of what documents say that has an effect here, or none by definition: measured by loading documents with
/// every element and attribute, and looking what the decoders read.
@preconcurrency @MainActor final class InterfaceBuilderCoverageTests: StoryboardTestCase {
    /// What was read of an element, in any document.
    private struct Reads {
        var elements: Set<String> = []
        var attributes: [String: Set<String>] = [:]
    }

    /// What names or connects other parts of the document, and says what it says in the document as it is.
    private static let fixed: Set = [
        "id", "key", "destination", "property", "selector", "reference", "relationship", "kind", "customClass",
        "customModule", "firstItem", "secondItem", "firstAttribute", "secondAttribute", "storyboardName",
        "referencedIdentifier", "keyPath", "type", "sceneMemberID", "initialViewController", "reuseIdentifier",
        "tableViewCell", "textLabel", "placeholderIdentifier", "destinationCreationSelector", "placeholder",
        "transitionStyle", "popoverAnchorView", "popoverAnchorBarButtonItem", "unwindAction",
    ]

    private func visit(_ element: NibElement, _ body: (NibElement) -> Void) {
        body(element)
        for child in element.children { visit(child, body) }
    }

    /// Makes all objects of a document.
    private func load(_ document: NibDocument) {
        let storyboard = UIStoryboard(document: document, bundle: folder.bundle)
        for scene in document.scenes {
            let controller = storyboard.instantiate(scene.id)
            controller?.loadViewIfNeeded()
            settle()
        }
        visit(document.root) { element in
            let isPrototype =
                element.name == "prototypes"
                || element.name == "cells" && element.children.first?.name != "tableViewCell"
            let prototypes = isPrototype ? element.children : element.name == "collectionReusableView" ? [element] : []
            for prototype in prototypes {
                _ = NibInstantiation(document, owner: nil, externalObjects: [:], bundle: folder.bundle)
                    .makeAlone(prototype)
            }
        }
    }

    /// Loads the document as often as an element has attributes, each time with one more attribute on all of them.
    private func measure(_ uses: InterfaceBuilderUses) throws -> Reads {
        var reads = Reads()
        let byName = Dictionary(uniqueKeysWithValues: uses.elements.map { ($0.name, $0.attributes.map(\.name)) })
        let most = byName.values.map(\.count).max() ?? 0
        for turn in 0...most {
            let document = try NibDocument(data: Data(EveryElement.storyboard.utf8), file: "Every.storyboard")
            visit(document.root) { element in
                let names = byName[element.name] ?? []
                guard turn < names.count, !element.attributeNames.contains(names[turn]),
                    !Self.fixed.contains(names[turn])
                else { return }
                element.replace(names[turn], "1")
            }
            _ = Findings.during { load(document) }
            visit(document.root) { note($0, in: &reads) }
        }
        for text in ArchivedXib.all {
            let document = try NibDocument(data: Data(text.utf8), file: "Old.xib")
            _ = Findings.during {
                _ = NibInstantiation(document, owner: ArchivedOwner(), externalObjects: [:], bundle: folder.bundle)
                    .run()
            }
            if let archive = document.archive { visit(archive) { note($0, in: &reads) } }
        }
        return reads
    }

    private func note(_ element: NibElement, in reads: inout Reads) {
        guard !element.isSetAside || element.name == "exit" || element.name == "segue", element.isRead else { return }
        reads.elements.insert(element.name)
        let unread = Set(element.unreadAttributes)
        reads.attributes[element.name, default: []].formUnion(element.attributeNames.filter { !unread.contains($0) })
    }

    private func share(_ part: Int, _ whole: Int) -> Double { Double(part) / Double(whole) }

    func testSharesOfElementsAndAttributesThatAreHandled() throws {
        let uses = try InterfaceBuilderUses()
        XCTAssertGreaterThan(uses.elements.count, 150)
        let reads = try measure(uses)
        let designTime = NibAudit.designTimeElements.union(NibAudit.documentElements)
        var (elements, elementsHandled, attributes, attributesHandled) = (0, 0, 0, 0)
        var missing: [(uses: Int, name: String)] = []
        for element in uses.elements {
            let isHandled = reads.elements.contains(element.name) || designTime.contains(element.name)
            elements += element.uses
            if isHandled { elementsHandled += element.uses } else { missing.append((element.uses, element.name)) }
            for attribute in element.attributes {
                attributes += attribute.uses
                if designTime.contains(element.name) || NibAudit.designTime.contains(attribute.name)
                    || reads.attributes[element.name]?.contains(attribute.name) == true
                {
                    attributesHandled += attribute.uses
                } else {
                    missing.append((attribute.uses, "\(element.name).\(attribute.name)"))
                }
            }
        }
        let list = missing.sorted { ($1.uses, $0.name) < ($0.uses, $1.name) }.map { "\($0.name) \($0.uses)" }
        let figures = """
            elements \(elementsHandled) of \(elements): \(share(elementsHandled, elements))
            attributes \(attributesHandled) of \(attributes): \(share(attributesHandled, attributes))
            """
        print(figures)
        if let path = ProcessInfo.processInfo.environment["MATRYOSHKA_COVERAGE"] {
            let text = "\(figures)\n\(list.joined(separator: "\n"))"
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        XCTAssertGreaterThanOrEqual(share(elementsHandled, elements), 0.99, "\(list.prefix(20))")
        XCTAssertGreaterThanOrEqual(share(attributesHandled, attributes), 0.97, "\(list.prefix(20))")
    }

    func testElementsOfOtherFrameworksLeaveTheirPlaceAndAreNamedWithTheirLine() throws {
        let document = try NibDocument(
            data: Data(
                StoryboardText.document(
                    StoryboardText.scene(
                        "a",
                        view: """
                            <mapView clipsSubviews="YES" id="m"><rect key="frame" x="1" y="2" width="3" height="4"/></mapView>
                            """), initial: "a"
                ).utf8), file: "Main.storyboard")
        let storyboard = UIStoryboard(document: document, bundle: folder.bundle)
        var view: UIView?
        let findings = Findings.during {
            view = storyboard.instantiateInitialViewController()?.view.subviews.first
        }
        XCTAssertEqual(view.map { type(of: $0) == UIView.self }, true)
        XCTAssertEqual(view?.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(
            findings.diagnostics.map(\.message),
            [
                "element 'mapView' is of a framework that is not supported; an empty UIView takes its place"
            ])
        XCTAssertEqual(findings.diagnostics.map(\.line), [4])
    }

    // MARK: Broken documents

    /// Documents that lost, doubled or mixed up parts are loaded as far as they go.
    func testBrokenDocumentsDoNotTrap() throws {
        let seed = ProcessInfo.processInfo.environment["MATRYOSHKA_SEED"].flatMap { UInt64($0) }
        var random = SplitMix64(seed: seed ?? 20_261_121)
        for _ in 0..<60 {
            let root = try NibParser.parse(Data(EveryElement.storyboard.utf8), file: "Every.storyboard")
            let text = broken(root, 1 + Int.random(in: 0..<12, using: &random), &random)
            guard let document = try? NibDocument(data: Data(text.utf8), file: "Broken.storyboard") else { continue }
            _ = Findings.during { load(document) }
            UIApplication.shared.removeAllWindows()
        }
    }

    private func broken(_ root: NibElement, _ changes: Int, _ random: inout SplitMix64) -> String {
        var count = 0
        visit(root) { _ in count += 1 }
        var (dropped, doubled, stripped, mixed): (Set<Int>, Set<Int>, Set<Int>, Set<Int>) = ([], [], [], [])
        for _ in 0..<changes {
            let place = Int.random(in: 4..<count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: dropped.insert(place)
            case 1: doubled.insert(place)
            case 2: stripped.insert(place)
            default: mixed.insert(place)
            }
        }
        let values = ["-1", "1e300", "nan", "", "vc", "v", "YES", "99999999999999999999", "child", "tabs"]
        var position = -1
        func write(_ element: NibElement) -> String {
            position += 1
            let place = position
            var names = element.attributeNames
            if stripped.contains(place), let victim = names.randomElement(using: &random) {
                names.removeAll { $0 == victim }
            }
            let victim = mixed.contains(place) ? names.randomElement(using: &random) : nil
            let attributes = names.map { name in
                let value = name == victim ? values.randomElement(using: &random) : element.attributeValue(name)
                return " \(name)=\"\(value ?? "")\""
            }
            let inner = element.children.map(write).joined()
            if dropped.contains(place) { return "" }
            let text = "<\(element.name)\(attributes.joined())>\(inner)\(element.text)</\(element.name)>"
            return doubled.contains(place) ? text + text : text
        }
        return write(root)
    }
}
