import Foundation

extension UIPasteboard {
    /// The items as things that are loaded by their types; setting them copies what they have.
    public var itemProviders: [NSItemProvider] {
        get { storedItems.map(\.provider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Copies things. Their data is loaded at once; a date at which they are to go has no effect.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        var items = [[String: Any]](repeating: [:], count: itemProviders.count)
        for (index, provider) in itemProviders.enumerated() {
            for type in provider.registeredTypeIdentifiers {
                provider.loadNow(type) { items[index][type] = $0 }
            }
        }
        self.items = items.filter { !$0.isEmpty }
    }

    /// Copies objects, each in all the ways in which it can be handed over.
    public func setObjects(_ objects: [any NSItemProviderWriting]) { itemProviders = objects.map(NSItemProvider.init) }
}

extension NSItemProvider {
    /// Hands over data of a type that is there at once.
    fileprivate func loadNow(_ type: String, _ take: (Data) -> Void) {
        let loaded = Loaded()
        _ = representation(conformingTo: type)?.representation.load { data, _ in loaded.data = data }
        if let data = loaded.data { take(data) }
    }

    private final class Loaded: @unchecked Sendable {
        var data: Data?
    }
}

extension PasteboardItem {
    /// The item as a thing that is loaded by its types.
    var provider: NSItemProvider {
        if let text { return NSItemProvider(object: text as NSString) }
        if let url { return NSItemProvider(object: url as NSURL) }
        if let image { return NSItemProvider(object: image) }
        let provider = NSItemProvider()
        for type in types {
            guard let data = data(type) else { continue }
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                completion(data, nil)
                return nil
            }
        }
        return provider
    }
}

extension UIResponder {
    /// What is on the pasteboard, for responders that take things by their types.
    var pastedItems: [NSItemProvider] { UIPasteboard.general.itemProviders }
}
