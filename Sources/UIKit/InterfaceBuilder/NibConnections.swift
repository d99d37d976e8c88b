import Foundation

extension NibInstantiation {
    /// Sets the outlets and actions of one object.
    func connect(_ element: NibElement, from source: AnyObject?) {
        guard let source else { return }
        var collections: [(property: String, objects: [AnyObject])] = []
        for connection in element.list("connections") {
            _ = connection.id
            switch connection.name {
            case "outlet":
                guard let property = connection["property"], let value = object(connection["destination"]) else { break }
                setOutlet(property, of: source, to: value)
            case "outletCollection":
                _ = (connection["collectionClass"], connection["appends"])
                guard let property = connection["property"], let value = object(connection["destination"]) else { break }
                if let index = collections.firstIndex(where: { $0.property == property }) {
                    collections[index].objects.append(value)
                } else {
                    collections.append((property, [value]))
                }
            default: break
            }
        }
        for collection in collections { setOutlet(collection.property, of: source, to: collection.objects) }
    }

    /// The app's own property of that name comes before the framework's; neither raises `NSUnknownKeyException`
    /// (fact 9.17).
    private func setOutlet(_ property: String, of source: AnyObject, to value: Any) {
        guard let source = source as? NSObject else { return }
        source.setValue(value, forKey: property)
    }
}
