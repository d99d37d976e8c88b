import Foundation

/// A place in a menu whose entries come later: a row says that they are loading until they are there.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    /// The closure that brings the entries: it calls the closure that it gets, once, with them.
    public typealias ElementProvider = @MainActor (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: ElementProvider
    private let keepsElements: Bool
    /// The entries that the place was last given; nil while there are none.
    private(set) var elements: [UIMenuElement]?
    /// The number of the last question, so that an answer to an earlier one is left out.
    private var question = 0

    /// Makes a place whose entries are asked for when a menu with it first opens, and kept from then on.
    public convenience init(_ elementProvider: @escaping ElementProvider) {
        self.init(keepsElements: true, elementProvider)
    }

    /// Makes a place whose entries are asked for whenever a menu with it opens.
    public class func uncached(_ elementProvider: @escaping ElementProvider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(keepsElements: false, elementProvider)
    }

    private init(keepsElements: Bool, _ provider: @escaping ElementProvider) {
        self.keepsElements = keepsElements
        self.provider = provider
        super.init(title: "Loading…", subtitle: nil, image: nil)
    }

    /// The entries in the place, with those that deferred ones among them have brought; nil while they are loading.
    var loadedElements: [UIMenuElement]? {
        elements?.flatMap { ($0 as? UIDeferredMenuElement)?.loadedElements ?? [$0] }
    }

    /// Asks for the entries where they are not kept.
    ///
    /// - Parameter onLoad: Called when they are there; not if they were before this returns.
    func load(_ onLoad: @escaping @MainActor () -> Void) {
        guard !keepsElements || elements == nil else { return }
        elements = nil
        question += 1
        let number = question
        var isLater = false
        provider { [weak self] elements in
            let take = { @MainActor @Sendable in
                guard let self, self.question == number, self.elements == nil else { return }
                self.elements = elements
                if isLater { onLoad() }
            }
            // Whoever fetches something may answer from its own thread.
            if Thread.isMainThread { MainActor.assumeIsolated(take) } else { DispatchQueue.main.async(execute: take) }
        }
        isLater = true
    }
}

extension UIMenu {
    /// The entries, with those that deferred ones have brought in their places.
    var loadedChildren: [UIMenuElement] {
        children.flatMap { ($0 as? UIDeferredMenuElement)?.loadedElements ?? [$0] }
    }

    /// The deferred places that are seen when the menu opens, those of menus inline in it included.
    var deferredPlaces: [UIDeferredMenuElement] {
        func places(_ elements: [UIMenuElement]) -> [UIDeferredMenuElement] {
            elements.flatMap { element -> [UIDeferredMenuElement] in
                if let place = element as? UIDeferredMenuElement { return [place] + places(place.elements ?? []) }
                guard let menu = element as? UIMenu, menu.options.contains(.displayInline) else { return [] }
                return menu.deferredPlaces
            }
        }
        return places(children)
    }
}
