import Foundation

/// The reader of one element of an Interface Builder document, which `decode(_:)` of a view or controller and a reader
/// of `NibElements` get.
///
/// The reader remembers the attributes that were asked for: those that nobody asks for are reported as without effect.
@_spi(Framework) @MainActor public struct NibDecoder {
    let element: NibElement
    let instantiation: NibInstantiation

    init(_ element: NibElement, _ instantiation: NibInstantiation) {
        self.element = element
        self.instantiation = instantiation
    }

    /// Gives a view its class's attributes, and then its subviews and what refers to them.
    func apply(to view: UIView) {
        view.decode(self)
        decodeSubviews(view)
    }
}

@_spi(Framework) extension NibDecoder {
    /// The element's name.
    public var name: String { element.name }

    /// The value of an attribute, as it is written.
    public subscript(attribute: String) -> String? { element[attribute] }

    /// A text, written as an attribute or, where it has several lines, as an element.
    public func string(_ key: String) -> String? { element.string(key) }

    /// `YES` or `NO`; nil where the attribute is left out.
    public func bool(_ attribute: String) -> Bool? { element.bool(attribute) }

    /// A finite number.
    public func number(_ attribute: String) -> CGFloat? { element.number(attribute) }

    /// A whole number.
    public func integer(_ attribute: String) -> Int? { element.integer(attribute) }

    /// One of a set of names; nil for others, and where the attribute is left out.
    public func choice<Value>(_ attribute: String, _ values: [String: Value]) -> Value? {
        element.choice(attribute, values)
    }

    /// A `rect` element, in points.
    public func rect(_ key: String) -> CGRect? { element.rect(key) }

    /// A `size` element, in points.
    public func size(_ key: String) -> CGSize? { element.size(key) }

    /// A `color` element; the colours of the system and of catalogs follow the traits.
    public func color(_ key: String) -> UIColor? { instantiation.color(key, of: element) }

    /// The picture that an attribute names; one that is not there is reported.
    public func image(_ attribute: String) -> UIImage? { instantiation.image(attribute, of: element) }

    /// The element inside that describes a property.
    public func child(_ key: String) -> NibDecoder? { element.child(key).map { NibDecoder($0, instantiation) } }

    /// The elements of a list inside, such as `subviews`.
    public func children(_ list: String) -> [NibDecoder] {
        element.list(list).map { NibDecoder($0, instantiation) }
    }

    /// Makes what the element inside describes that stands for a property; nil where there is none.
    public func object(_ key: String) -> NSObject? { element.child(key).flatMap { instantiation.makeObject($0) } }

    /// Makes what the elements of a list inside describe.
    public func objects(_ list: String) -> [NSObject] {
        element.list(list).compactMap { instantiation.makeObject($0) }
    }
}
