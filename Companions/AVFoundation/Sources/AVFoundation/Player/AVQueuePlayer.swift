import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// A player of items one after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private var waiting: [AVPlayerItem] = []

    /// Makes a player of items, the first first.
    public convenience init(items: [AVPlayerItem]) {
        self.init(playerItem: items.first)
        onMain { waiting = Array(items.dropFirst()) }
    }

    /// Makes a player of an item.
    public override init(playerItem item: AVPlayerItem?) {
        super.init(playerItem: item)
        actionAtItemEnd = .advance
    }

    /// The current item, and what comes after it.
    open func items() -> [AVPlayerItem] { onMain { (currentItem.map { [$0] } ?? []) + waiting } }

    /// Whether an item can be put behind another, or at the end.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        let all = items()
        return !all.contains(item) && (afterItem.map(all.contains) ?? true)
    }

    /// Puts an item behind another, or at the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        onMain {
            if currentItem == nil {
                replaceCurrentItem(with: item)
            } else if let afterItem, afterItem === currentItem {
                waiting.insert(item, at: 0)
            } else if let afterItem, let place = waiting.firstIndex(of: afterItem) {
                waiting.insert(item, at: place + 1)
            } else {
                waiting.append(item)
            }
        }
    }

    /// Takes an item away; the current one ends.
    open func remove(_ item: AVPlayerItem) {
        onMain { if item === currentItem { advanceToNextItem() } else { waiting.removeAll { $0 === item } } }
    }

    /// Takes all items away.
    open func removeAllItems() {
        onMain {
            waiting = []
            replaceCurrentItem(with: nil)
        }
    }

    /// Ends the current item and plays the next.
    open func advanceToNextItem() {
        onMain { replaceCurrentItem(with: waiting.isEmpty ? nil : waiting.removeFirst()) }
    }

    override func advanceAtEnd(of item: AVPlayerItem) { advanceToNextItem() }
}
