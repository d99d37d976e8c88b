/// Methods that every object has on Apple's systems, and that Foundation's `NSObject` here has not in its body: UIKit declares
/// them in an extension, so that nothing can be overridden. The first class to declare one says it without `override`.
enum ObservingOverrides {
    static let signatures: Set<String> = [
        "observeValue(forKeyPath:of:change:context:)", "keyPathsForValuesAffectingValue(forKey:)",
        "automaticallyNotifiesObservers(forKey:)", "value(forKey:)", "value(forKeyPath:)", "value(forUndefinedKey:)",
        "setValue(_:forKey:)", "setValue(_:forKeyPath:)", "setValue(_:forUndefinedKey:)", "setNilValueForKey(_:)",
        "setValuesForKeys(_:)", "dictionaryWithValues(forKeys:)", "responds(to:)", "forwardingTarget(for:)",
        "getObjectValue(_:for:range:)", "getObjectValue(_:for:errorDescription:)",
    ]

    /// The names that such methods have where they do not ask for a class's own first: it is the class's own that calls them.
    static let plainNames = [
        "getObjectValue(_:for:range:)": "__getObjectValue",
        "getObjectValue(_:for:errorDescription:)": "__getObjectValue",
    ]

    /// Methods that some of UIKit's own classes have besides, which are overridden as anywhere.
    static let nibSignatures: Set<String> = ["awakeFromNib()", "prepareForInterfaceBuilder()"]
    private static let nibClasses: Set<String> = [
        "UIView", "UIViewController", "UIBarItem", "UINavigationItem", "UIGestureRecognizer", "NSLayoutConstraint",
        "UICollectionViewLayout",
    ]

    /// What is said of any object for assistive technology. Responders and bar items have such members of their own.
    private static let accessibility: Set<String> = [
        "isAccessibilityElement", "accessibilityLabel", "accessibilityIdentifier", "accessibilityValue",
        "accessibilityHint", "accessibilityTraits", "accessibilityFrame", "accessibilityElements",
        "accessibilityActivationPoint", "accessibilityElementsHidden", "accessibilityViewIsModal",
        "shouldGroupAccessibilityChildren", "accessibilityCustomActions", "accessibilityPath", "accessibilityLanguage",
        "accessibilityContainerType", "accessibilityNavigationStyle",
    ]
    private static let accessibleClasses: Set<String> = ["UIResponder", "UIBarItem"]

    /// Whether all superclasses are known; a class of another module may have any member.
    private static func isWhole(_ lineage: [String]) -> Bool { lineage.last == "NSObject" }

    /// Whether a class with these superclasses has no such method to override.
    static func isMissing(_ method: Method, below lineage: [String]) -> Bool {
        if nibSignatures.contains(method.signature) { return isWhole(lineage) && nibClasses.isDisjoint(with: lineage) }
        return signatures.contains(method.signature)
    }

    /// Whether a class with these superclasses has no such property to override.
    static func isMissing(_ property: Property, below lineage: [String]) -> Bool {
        guard !property.isStatic, isWhole(lineage) else { return false }
        return accessibility.contains(property.name) && accessibleClasses.isDisjoint(with: lineage)
    }
}

extension FileScan {
    /// Has calls of superclasses reach the methods of UIKit's extensions that ask for no class's own.
    func nameSuperCalls(in index: ModuleIndex) {
        for call in superCalls {
            guard let name = ObservingOverrides.plainNames[call.signature], let type = index.type(of: call.enclosing),
                !index.isDeclared(call.signature, above: type)
            else { continue }
            edits.replace(call.range, with: name)
        }
    }
}

extension ModuleIndex {
    /// Whether a superclass in the modules of the app declares a method.
    fileprivate func isDeclared(_ signature: String, above type: TypeDeclaration) -> Bool {
        chain(of: type).dropFirst().contains { link in
            link.bodies.contains { body in body.methods.contains { $0.signature == signature } }
        }
    }
}

extension ClassTables {
    /// Takes the word `override` away where there is nothing to override, and exposes the methods.
    mutating func admitObservingOverrides(in type: TypeDeclaration) {
        let lineage = index.chain(of: type).last.flatMap(index.superclassName).map(index.lineage) ?? []
        for body in type.bodies {
            for property in body.properties where ObservingOverrides.isMissing(property, below: lineage) {
                let isDeclaredAbove = index.chain(of: type).dropFirst().contains { link in
                    link.bodies.contains { $0.properties.contains { $0.name == property.name } }
                }
                guard !isDeclaredAbove, let range = property.overrideRange else { continue }
                replace(range, with: String(repeating: " ", count: range.count), file: body.file)
            }
            for method in body.methods where ObservingOverrides.isMissing(method, below: lineage) {
                guard !index.isDeclared(method.signature, above: type) else { continue }
                needed[ObjectIdentifier(type), default: []].insert(method.signature)
                if method.signature == "forwardingTarget(for:)" {
                    diagnostics.append(
                        method.place.warning(
                            "messages by name and the methods of UIScrollViewDelegate and UIGestureRecognizerDelegate are forwarded; calls of other protocols' methods do not come to the target"
                        )
                    )
                }
                guard let range = method.overrideRange else { continue }
                replace(range, with: String(repeating: " ", count: range.count), file: body.file)
            }
        }
    }

    /// Makes the setters of `dynamic` properties, and those that override them or a framework's, tell observers.
    mutating func tellObservers(in type: TypeDeclaration) {
        for body in type.bodies {
            for property in body.properties where !property.isStatic {
                // An override in an extension is called by one in the class.
                guard property.isDynamic || body.closingBrace == type.body.closingBrace && body.file == type.body.file,
                    let places = property.setterPlaces, let key = observedKey(property, of: type)
                else { continue }
                tellObservers(by: places, of: key, file: body.file)
            }
        }
    }

    private mutating func tellObservers(by places: SetterPlaces, of key: String, file: Int) {
        for insertion in places.insertions(key: key) { insert(insertion.text, at: insertion.offset, file: file) }
        if let comma = places.separation { replace(comma.range, with: comma.text, file: file) }
        needsUIKit(file: file)
    }

    private func observedKey(_ property: Property, of type: TypeDeclaration) -> String? {
        if property.isDynamic { return property.name }
        guard property.isOverride else { return nil }
        for link in index.chain(of: type).dropFirst() {
            for body in link.bodies {
                guard let overridden = body.properties.first(where: { $0.name == property.name }) else { continue }
                if overridden.isDynamic { return property.name }
                if !overridden.isOverride { return nil }
            }
        }
        // Objective-C's name of a framework's property.
        guard index.root(of: type) == .exposed else { return nil }
        let name = property.name
        guard name.hasPrefix("is"), name.dropFirst(2).first?.isUppercase == true else { return name }
        return name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
    }

    /// The same for what the app adds to a framework's class.
    mutating func tellObservers(in declaration: ExtensionDeclaration) {
        for property in declaration.body.properties where property.isDynamic && !property.isStatic {
            guard let places = property.setterPlaces else { continue }
            tellObservers(by: places, of: property.name, file: declaration.body.file)
        }
    }
}
