import Foundation

/// What knows the app's objects that a coder writes down as references.
@MainActor protocol RestorationReferences: AnyObject {
    /// A reference to a controller; nil for one that is not preserved.
    func reference(to controller: UIViewController) -> RestorableValue?
    func controller(for key: String) -> UIViewController?
}

/// The coder that apps write their state to and read it from, by keys.
///
/// Controllers and views become references, which lead to the new objects when the state is restored; storyboards become
/// their names; everything else has to be a value of a property list or encode itself.
final class RestorationCoder: NSCoder {
    private(set) var values: StateArchive.Values
    /// Those of a controller's views.
    var views: [String: StateArchive.Values] = [:]
    /// Takes up that a controller presented another.
    var onPresentation: ((UIViewController, UIViewController) -> Void)?
    private let references: any RestorationReferences

    init(_ values: StateArchive.Values = [:], references: any RestorationReferences) {
        self.values = values
        self.references = references
        super.init()
    }

    /// A coder for one of the views of this coder's controller.
    func forView(_ values: StateArchive.Values = [:]) -> RestorationCoder {
        RestorationCoder(values, references: references)
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { values[key] != nil }

    // MARK: Encoding

    override func encode(_ object: Any?, forKey key: String) {
        guard let object else { return }
        nonisolated(unsafe) let value = object
        nonisolated(unsafe) let coder = self
        let encoded = MainActor.assumeIsolated { coder.encoded(value) }
        if let encoded { values[key] = encoded }
    }

    /// References are conditional anyway: what is not preserved leaves nothing.
    override func encodeConditionalObject(_ object: Any?, forKey key: String) { encode(object, forKey: key) }

    override func encode(_ value: Bool, forKey key: String) { values[key] = .bool(value) }
    override func encode(_ value: Int, forKey key: String) { values[key] = .int(value) }
    override func encode(_ value: Int32, forKey key: String) { values[key] = .int(Int(value)) }
    override func encode(_ value: Int64, forKey key: String) { values[key] = .int(Int(value)) }
    override func encode(_ value: Float, forKey key: String) { values[key] = .double(Double(value)) }
    override func encode(_ value: Double, forKey key: String) { values[key] = .double(value) }

    @MainActor private func encoded(_ value: Any) -> RestorableValue? {
        switch value {
        case let controller as UIViewController: return references.reference(to: controller)
        case let view as UIView: return reference(to: view)
        case let storyboard as UIStoryboard: return .storyboard(storyboard.restorationName)
        default: break
        }
        if let plain = RestorableValue(plain: value) { return plain }
        if let members = value as? [Any] {
            return .array(members.compactMap { encoded($0) })
        }
        if let members = value as? [String: Any] {
            return .dictionary(members.compactMapValues { encoded($0) })
        }
        if let stored = RestorableValue(storing: value) { return stored }
        NSException.raise(
            .invalidArgumentException,
            "-[\(objectiveCClassName(value as AnyObject)) encodeWithCoder:]: unrecognized selector sent to instance \(addressText(value as AnyObject))"
        )
        return nil
    }

    @MainActor private func reference(to view: UIView) -> RestorableValue? {
        guard let identifier = view.restorationIdentifier, let owner = view.nearestController,
            case .controller(let key)? = references.reference(to: owner)
        else { return nil }
        return .view(controller: key, identifier: identifier)
    }

    // MARK: Decoding

    override func decodeObject(forKey key: String) -> Any? {
        guard let value = values[key] else { return nil }
        nonisolated(unsafe) let coder = self
        nonisolated(unsafe) var decoded: Any?
        MainActor.assumeIsolated { decoded = coder.decoded(value) }
        return decoded
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { decodeObject(forKey: key) }
    override func decodeBool(forKey key: String) -> Bool { values[key]?.number.map { $0 != 0 } ?? false }
    override func decodeInteger(forKey key: String) -> Int { values[key]?.integer ?? 0 }
    override func decodeInt32(forKey key: String) -> Int32 {
        values[key]?.integer.flatMap(Int32.init(exactly:)) ?? 0
    }
    override func decodeInt64(forKey key: String) -> Int64 { Int64(values[key]?.integer ?? 0) }
    override func decodeFloat(forKey key: String) -> Float { Float(values[key]?.number ?? 0) }
    override func decodeDouble(forKey key: String) -> Double { values[key]?.number ?? 0 }

    @MainActor private func decoded(_ value: RestorableValue) -> Any? {
        switch value {
        case .controller(let key): references.controller(for: key)
        case .view(let key, let identifier):
            references.controller(for: key)?.restorableViews.first { $0.restorationIdentifier == identifier }
        case .storyboard(let name): UIStoryboard.named(name)
        case .array(let members): members.compactMap(decoded)
        case .dictionary(let members): members.compactMapValues(decoded)
        default: value.stored
        }
    }
}

extension UIStoryboard {
    var restorationName: RestorableValue.StoryboardName {
        .init(name: name, bundle: bundle == AppInfo.bundle ? nil : bundle.bundlePath)
    }

    /// A storyboard that an archive speaks of, if it is still there.
    static func named(_ stored: RestorableValue.StoryboardName) -> UIStoryboard? {
        guard let bundle = stored.bundle.map({ Bundle(path: $0) }) ?? AppInfo.bundle,
            let document = try? NibLocation.document(named: stored.name, extension: "storyboard", in: bundle)
        else { return nil }
        return UIStoryboard(document: document, named: stored.name, bundle: bundle)
    }
}

extension UIViewController {
    /// The controller's own views with restoration identifiers, without those of its children; parents first.
    var restorableViews: [UIView] {
        var found: [UIView] = []
        func visit(_ view: UIView) {
            if view.restorationIdentifier?.isEmpty == false { found.append(view) }
            for subview in view.subviews where subview.controller == nil { visit(subview) }
        }
        if let view = viewIfLoaded { visit(view) }
        return found
    }
}
