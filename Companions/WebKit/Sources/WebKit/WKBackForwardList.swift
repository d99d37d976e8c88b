import Foundation
import WebKitEngine

/// The pages that a view has shown.
@MainActor @preconcurrency open class WKBackForwardList: NSObject {
    private var items: [WKBackForwardListItem] = []
    private var place = 0

    nonisolated override init() { super.init() }

    /// The page on show; nil before the first.
    public var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The page before that on show.
    public var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The page after that on show.
    public var forwardItem: WKBackForwardListItem? { item(at: 1) }
    /// The pages before that on show, the nearest last.
    public var backList: [WKBackForwardListItem] { Array(items.prefix(place)) }
    /// The pages after that on show, the nearest first.
    public var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }

    /// A page by its distance from that on show; negative for those before.
    public func item(at index: Int) -> WKBackForwardListItem? {
        items.indices.contains(place + index) ? items[place + index] : nil
    }

    func offset(of item: WKBackForwardListItem) -> Int? { items.firstIndex { $0 === item }.map { $0 - place } }

    /// Takes the history over; pages that were in it keep their items.
    func update(_ state: PageState) {
        guard let current = state.current else {
            items = []
            place = 0
            return
        }
        var known = items
        items = (state.back + [current] + state.forward).map { entry in
            guard let index = known.firstIndex(where: { $0.entry == entry }) else {
                return WKBackForwardListItem(entry)
            }
            return known.remove(at: index)
        }
        place = state.back.count
    }
}
