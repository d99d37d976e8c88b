/// Whether an object has one of some methods or properties, by their Objective-C names: what the translation asks before it
/// calls an optional requirement of an app's protocol.
public func __objectiveCHas(_ object: AnyObject, _ names: [String]) -> Bool {
    names.contains { ObjectiveCTable.hasMethod(Selector($0), type(of: object)) }
}

/// Gives an object that has a framework's optional method itself, and nil for one that leaves it out: what the translation asks
/// before it calls such a method.
///
/// - Parameters:
///   - name: The method's name without arguments.
///   - labels: The labels of its arguments, as far as they have some.
public func __objectiveCResponding<Object>(_ object: Object?, _ name: String, _ labels: [String]) -> Object? {
    guard let object else { return nil }
    let responds = onThisThread(object as AnyObject) { instance in
        // The frameworks' own classes have what their protocols have.
        TypeOrigin(of: type(of: instance)) != .app || ImplementedMethods.has(instance, name, labels)
            || MessageForwarding.handsOn(instance)
    }
    return responds ? object : nil
}

/// Calls a method that an object has, on the thread of the caller.
public func __objectiveCCall<Result>(_ object: AnyObject, _ name: String, _ arguments: [Any?]) -> Result {
    let value = MessageSending.send(Selector(name), to: object, arguments: arguments)
    if Result.self == Void.self, let nothing = () as? Result { return nothing }
    if let value = value as? Result { return value }
    if value == nil, let none = Optional<Any>.none as? Result { return none }
    preconditionFailure("'\(name)' of \(objectText(object)) returns no \(Result.self)")
}

/// Reads an optional property of an app's protocol; nil where the object has none of that name.
public func __objectiveCValue<Value>(_ object: AnyObject, _ name: String) -> Value? {
    let getter = ObjectiveCTable.tables(for: object).lazy.compactMap { $0.getter(name) }.first
    return getter.flatMap { getter in onThisThread(object) { getter($0) } } as? Value
}
