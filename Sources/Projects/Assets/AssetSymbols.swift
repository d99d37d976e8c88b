import Foundation

/// The Swift names of a module's pictures and colours: `ImageResource.logo`, `UIColor.brand`.
///
/// Xcode writes such a file for each target with asset catalogs. Here only those names are written that a source may mean.
package struct AssetSymbols {
    /// A picture or a colour.
    private struct Symbol {
        /// The names of the types that are nested in each other for the folders with a namespace.
        var scope: [String]
        var name: String
        /// The name in the catalog.
        var asset: String
    }

    private let images: [Symbol]
    private let colors: [Symbol]

    /// The names for what catalogs hold; of assets with one name the first counts.
    package init(_ catalogs: [AssetCatalog]) {
        var names: (images: [String], colors: [String]) = ([], [])
        for entry in catalogs.flatMap(\.entries) {
            switch entry {
            case .image(let set): names.images.append(set.name)
            case .color(let set): names.colors.append(set.name)
            case .appIcon, .data: break
            }
        }
        images = Self.symbols(names.images, ending: "Image")
        colors = Self.symbols(names.colors, ending: "Color")
    }

    private static func symbols(_ assets: [String], ending: String) -> [Symbol] {
        var seen: Set<String> = []
        return assets.compactMap { asset in
            let parts = asset.split(separator: "/").map(String.init)
            guard let last = parts.last else { return nil }
            let scope = parts.dropLast().map { SymbolName.type($0) }
            let name = SymbolName.member(last, ending: ending)
            guard seen.insert((scope + [name]).joined(separator: ".")).inserted else { return nil }
            return Symbol(scope: scope, name: name, asset: asset)
        }
    }

    // MARK: The files

    /// The files by name; none where no source may mean one of the names.
    ///
    /// - Parameter bundle: The expression for the bundle that the catalogs are compiled into.
    package func files(for sources: [String], bundle: String) -> [String: String] {
        let words = SourceWords(sources)
        let images = images.filter { words.mentions($0.scope.first ?? $0.name) }
        let colors = colors.filter { words.mentions($0.scope.first ?? $0.name) }
        guard !images.isEmpty || !colors.isEmpty else { return [:] }
        let (image, color) = (
            Self.typeName("ImageResource", beside: sources), Self.typeName("ColorResource", beside: sources)
        )
        var text = Self.types(image: image, color: color, bundle: bundle)
        text += resources(images, image) + resources(colors, color)
        text += members(images, of: "UIImage", unless: words) + members(colors, of: "UIColor", unless: words)
        var files = ["GeneratedAssetSymbols.swift": text]
        if words.importsSwiftUI {
            files["GeneratedAssetSymbols+SwiftUI.swift"] =
                Self.swiftUI(image: image, color: color) + members(colors, of: "Color", unless: words)
                + members(colors, of: "Color", in: "ShapeStyle where Self == Color", unless: words)
        }
        return files
    }

    /// The static members of a type of resources, those of folders in types nested in it.
    private func resources(_ symbols: [Symbol], _ type: String, depth: Int = 0) -> String {
        let here = symbols.filter { $0.scope.count == depth }.map { symbol in
            "static let \(symbol.name) = \(type)(name: \(Self.literal(symbol.asset)), bundle: __assetBundle)\n"
        }
        let below = Dictionary(grouping: symbols.filter { $0.scope.count > depth }) { $0.scope[depth] }
            .sorted { $0.key < $1.key }.map { name, members in
                "enum \(name) {\n\(resources(members, type, depth: depth + 1))}\n"
            }
        let members = (here + below).joined()
        return depth > 0 || members.isEmpty ? members : "extension \(type) {\n\(members)}\n"
    }

    /// The same members of a class, where neither it nor the sources have others of these names.
    private func members(
        _ symbols: [Symbol], of type: String, in extended: String? = nil, unless words: SourceWords
    ) -> String {
        let members = symbols.filter {
            $0.scope.isEmpty && !words.declares($0.name) && !SymbolName.ofFrameworks.contains($0.name)
        }
        guard !members.isEmpty else { return "" }
        let list = members.map { "static var \($0.name): \(type) { .init(resource: .\($0.name)) }\n" }.joined()
        return "extension \(extended ?? type) {\n\(list)}\n"
    }

    /// A type's name, or one that nothing else has where the sources mean another module's type by it, which one of the
    /// app's own would hide.
    private static func typeName(_ name: String, beside sources: [String]) -> String {
        sources.contains { makesAnother(name, $0) } ? "__" + name : name
    }

    /// Whether a source makes a value of a type's name from something else than an asset's name.
    private static func makesAnother(_ type: String, _ source: String) -> Bool {
        source.ranges(of: type + "(").contains { range in
            // The end of a longer name is another one.
            if let before = source[..<range.lowerBound].last, before.isLetter || before.isNumber || before == "_" {
                return false
            }
            let label = source[range.upperBound...].drop { $0.isWhitespace }.prefix { $0.isLetter || $0 == ":" }
            return label.hasSuffix(":") && label != "name:"
        }
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    private static func types(image: String, color: String, bundle: String) -> String {
        """
        import Foundation
        import UIKit

        private final class __AssetBundle {}
        private let __assetBundle = \(bundle)
        struct \(image): Hashable, Sendable {
            fileprivate let name: String
            fileprivate let bundle: Bundle
            init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
            var __asset: (name: String, bundle: Bundle) { (name, bundle) }
        }
        struct \(color): Hashable, Sendable {
            fileprivate let name: String
            fileprivate let bundle: Bundle
            init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
            var __asset: (name: String, bundle: Bundle) { (name, bundle) }
        }
        extension UIImage {
            convenience init(resource: \(image)) {
                self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
            }
        }
        extension UIColor {
            convenience init(resource: \(color)) {
                self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
            }
        }

        """
    }

    private static func swiftUI(image: String, color: String) -> String {
        """
        import SwiftUI

        extension Image {
            init(_ resource: \(image)) { self.init(resource.__asset.name, bundle: resource.__asset.bundle) }
        }
        extension Color {
            @_disfavoredOverload init(_ resource: \(color)) { self.init(resource: resource) }
            init(resource: \(color)) { self.init(resource.__asset.name, bundle: resource.__asset.bundle) }
        }

        """
    }
}
