import Foundation
import QuartzCore

/// The part of a key path that a layer knows, or the properties of an emitter's cell.
struct LayerPath {
    private enum End {
        case layer(CALayer)
        case cell(CAEmitterCell)
    }

    private let end: End
    private let path: String

    /// Nil where the path does not lead into a layer's values.
    init?(_ keyPath: String, from root: NSObject) {
        guard keyPath.contains(".") else { return nil }
        let names = keyPath.split(separator: ".").map(String.init)
        let found = onThisThread((root, names)) { root, names in Self.follow(names[...], from: root) }
        guard let found else { return nil }
        (end, path) = found
    }

    @MainActor private static func follow(_ names: ArraySlice<String>, from object: NSObject) -> (End, String)? {
        if let view = object as? UIView {
            return names.first == "layer" ? follow(names.dropFirst(), from: view.layer) : nil
        }
        guard names.count > 1 else { return nil }
        if names.count > 2, names.first == "emitterCells" {
            let cells = (object as? CAEmitterLayer)?.emitterCells ?? (object as? CAEmitterCell)?.emitterCells
            let rest = names.dropFirst(2)
            let cell = cells?.first { $0.name == names[names.startIndex + 1] }
            return cell.flatMap { rest.count > 1 ? follow(rest, from: $0) : (.cell($0), rest.joined()) }
        }
        return (object as? CALayer).map { (.layer($0), names.joined(separator: ".")) }
    }

    /// Nil where the layer has no value of that path.
    var value: Any? {
        onThisThread((end, path)) { end, path in
            switch end {
            case .layer(let layer): layer.value(atPath: path)
            case .cell(let cell): cell.value(forKey: path)
            }
        }
    }

    /// Returns whether there is such a value.
    func set(_ value: Any?) -> Bool {
        onThisThread((end, path, value)) { end, path, value in
            switch end {
            case .layer(let layer): return layer.setValue(value, atPath: path)
            case .cell(let cell):
                cell.setValue(value, forKey: path)
                return true
            }
        }
    }
}
