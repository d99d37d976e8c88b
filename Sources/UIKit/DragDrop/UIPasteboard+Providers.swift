import Foundation

extension UIPasteboard {
    /// The items as things that are loaded by their types; setting them copies what they have.
    public var itemProviders: [NSItemProvider] {
        get { storedItems.map(\.provider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Copies things. Their data is loaded at once, and goes at a date if there is one. `localOnly` keeps things from other devices,
    /// which none here has.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        storedItems = itemProviders.map { PasteboardItem($0.valuesNow) }.filter { !$0.types.isEmpty }
        forgetItems(at: expirationDate)
    }

    /// Copies objects, each in all the ways in which it can be handed over.
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Copies objects, each in all the ways in which it can be handed over. They go at a date if there is one, and `localOnly` keeps
    /// them from other devices, which none here has.
    public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(
            objects.map(NSItemProvider.init(object:)), localOnly: localOnly, expirationDate: expirationDate)
    }
}

extension NSItemProvider {
    /// What is there at once, by the types, in their order: data, and texts with their attributes.
    fileprivate var valuesNow: [(type: String, value: Any)] {
        registeredTypeIdentifiers.compactMap { type in
            let loaded = Loaded()
            let representation = representation(conformingTo: type)?.representation
            if PasteboardItem.isAttributedText(type) { representation?.object? { object, _ in loaded.object = object } }
            if let text = loaded.object as? NSAttributedString { return (type, text) }
            _ = representation?.load { data, _ in loaded.data = data }
            return loaded.data.map { (type, $0) }
        }
    }

    private final class Loaded: @unchecked Sendable {
        var data: Data?
        var object: AnyObject?
    }
}

extension PasteboardItem {
    /// Whether a type is that of text with attributes.
    fileprivate static func isAttributedText(_ type: String) -> Bool { type == "com.apple.uikit.attributedstring" }

    /// The item as a thing that is loaded by its types, as the object that was copied where it is of a class that providers load.
    var provider: NSItemProvider {
        let provider = NSItemProvider()
        nonisolated(unsafe) let item = self
        for type in types where object(type) != nil || values[type] is Data {
            provider.registerItem(type, object: object(type)) { item.data(type) }
        }
        return provider
    }

    private func object(_ type: String) -> AnyObject? {
        switch values[type] {
        case let text as String: text as NSString
        case let url as URL: url as NSURL
        case let object as UIImage: object
        case let object as UIColor: object
        case let object as NSAttributedString: object
        default: nil
        }
    }
}

extension UIResponder {
    /// What is on the pasteboard, for responders that take things by their types.
    var pastedItems: [NSItemProvider] { UIPasteboard.general.itemProviders }
}
