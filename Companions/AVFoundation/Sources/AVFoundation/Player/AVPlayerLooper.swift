import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// What has a player play an item over and over.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    /// Whether it does.
    public enum Status: Int, Sendable {
        case unknown = 0
        case ready = 1
        case failed = 2
        case cancelled = 3
    }

    /// Whether the item comes before or after those that wait.
    public enum ItemOrdering: Int, Sendable {
        case loopingItemsPrecedeExistingItems = 0
        case loopingItemsFollowExistingItems = 1
    }

    /// Whether it does. Can be observed.
    open private(set) var status = Status.unknown
    /// Why it cannot.
    open var error: (any Error)? { nil }
    /// How often the item has been played. Can be observed.
    open private(set) var loopCount = 0
    /// The items that are played.
    open private(set) var loopingPlayerItems: [AVPlayerItem] = []
    private weak var player: AVQueuePlayer?
    private let template: AVPlayerItem
    private let range: CMTimeRange
    private var token: (any NSObjectProtocol)?

    /// Has a player play an item over and over.
    public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
    }

    /// Has a player play a part of an item over and over; no range for all of it.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) {
        self.player = player
        template = itemToLoop
        range = loopRange
        super.init()
        onMain {
            if let current = player.currentItem { player.remove(current) }
            loopingPlayerItems = [makeItem(), makeItem()]
            for item in loopingPlayerItems { player.insert(item, after: nil) }
            token = NotificationCenter.default.addObserver(
                forName: AVPlayerItem.didPlayToEndTimeNotification, object: nil, queue: nil
            ) { [weak self] note in
                if let item = note.object as? AVPlayerItem { self?.itemHasEnded(item) }
            }
            status = .ready
        }
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    private func makeItem() -> AVPlayerItem {
        let item = AVPlayerItem(asset: template.asset)
        if range.isValid, !range.isEmpty {
            item.forwardPlaybackEndTime = range.end
            item.seek(to: range.start)
        }
        return item
    }

    private func itemHasEnded(_ item: AVPlayerItem) {
        guard status == .ready, let place = loopingPlayerItems.firstIndex(of: item), let player else { return }
        telling("loopCount") { loopCount += 1 }
        loopingPlayerItems.remove(at: place)
        let next = makeItem()
        loopingPlayerItems.append(next)
        player.insert(next, after: nil)
    }

    /// Has the player play the item to its end, and then no more.
    open func disableLooping() {
        status = .cancelled
        onMain { for item in loopingPlayerItems where item !== player?.currentItem { player?.remove(item) } }
    }
}
