import Foundation

/// The change of what a fetch has found: to the old objects come, in this order, removals, insertions, changes and moves.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    /// The objects as they were.
    public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
    /// The objects as they are.
    public let fetchResultAfterChanges: PHFetchResult<ObjectType>
    /// The objects of the new result that are not as they were.
    public let changedObjects: [ObjectType]
    /// Places in the old result of objects that are gone.
    public let removedIndexes: IndexSet?
    /// Places in the new result of objects that are new.
    public let insertedIndexes: IndexSet?
    /// Places in the new result of objects that are not as they were.
    public let changedIndexes: IndexSet?
    private let moves: [(from: Int, to: Int)]

    /// The change between two results.
    public init(
        from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>,
        changedObjects: [ObjectType]
    ) {
        (fetchResultBeforeChanges, fetchResultAfterChanges) = (fromResult, toResult)
        self.changedObjects = changedObjects
        let (old, new) = (fromResult.objects.map(\.localIdentifier), toResult.objects.map(\.localIdentifier))
        let (inOld, inNew) = (Set(old), Set(new))
        let names = Set(changedObjects.map(\.localIdentifier))
        removedIndexes = IndexSet(old.indices.filter { !inNew.contains(old[$0]) })
        insertedIndexes = IndexSet(new.indices.filter { !inOld.contains(new[$0]) })
        changedIndexes = IndexSet(new.indices.filter { names.contains(new[$0]) && inOld.contains(new[$0]) })
        // What the removals and insertions alone would make of the old order.
        var order = old.filter(inNew.contains)
        for index in new.indices where !inOld.contains(new[index]) {
            order.insert(new[index], at: min(index, order.count))
        }
        var moves: [(Int, Int)] = []
        for index in new.indices where order[index] != new[index] {
            guard let place = order[index...].firstIndex(of: new[index]) else { continue }
            order.insert(order.remove(at: place), at: index)
            moves.append((place, index))
        }
        self.moves = moves
        super.init()
    }

    /// Whether the places say all: always.
    open var hasIncrementalChanges: Bool { true }
    /// The objects that are gone.
    open var removedObjects: [ObjectType] { fetchResultBeforeChanges.objects(at: removedIndexes ?? []) }
    /// The objects that are new.
    open var insertedObjects: [ObjectType] { fetchResultAfterChanges.objects(at: insertedIndexes ?? []) }
    /// Whether objects have another place.
    open var hasMoves: Bool { !moves.isEmpty }

    /// Calls a closure with the old and the new place of each object that has moved.
    open func enumerateMoves(_ handler: (Int, Int) -> Void) {
        for move in moves { handler(move.from, move.to) }
    }
}
