import Foundation

/// Which types of data a responder takes.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject, NSCopying, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIPasteConfiguration") }

    /// The identifiers of the types; data of a kind of one of them is taken, too.
    open var acceptableTypeIdentifiers: [String] { didSet { Self.tellOfChange() } }

    /// The notification that is posted, without an object, when it changes what somebody takes.
    static let didChange = Notification.Name("_UIPasteConfigurationDidChange")

    static func tellOfChange() { NotificationCenter.default.post(name: didChange, object: nil) }

    /// Makes a configuration that takes nothing.
    public override convenience init() { self.init(acceptableTypeIdentifiers: []) }

    /// Makes a configuration of types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Makes a configuration of the types that make objects of a class.
    public init(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
        super.init()
    }

    /// Adds types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }

    /// Adds the types that make objects of a class.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    /// A configuration of the same types.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        onThisThread(self) { UIPasteConfiguration(acceptableTypeIdentifiers: $0.acceptableTypeIdentifiers) }
    }
}

/// What takes pasted things by their types.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types that are taken; nil for none.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Takes what is pasted.
    func paste(itemProviders: [NSItemProvider])
    /// Whether things can be pasted.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {
    func acceptsPaste(of providers: [NSItemProvider]) -> Bool {
        guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
        return providers.contains { provider in types.contains(where: provider.hasItemConformingToTypeIdentifier) }
    }
}
