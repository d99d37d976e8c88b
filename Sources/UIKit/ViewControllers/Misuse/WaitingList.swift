/// A list of objects that wait for judgement: one entry each, in the order in which the objects came.
///
/// An app may do the same thing to an object in every layout pass, and an object may wait for as long as it lives.
struct WaitingList<Entry> {
    private var entries: [(object: ObjectIdentifier, entry: Entry)] = []
    /// The index of each object's entry.
    private var places: [ObjectIdentifier: Int] = [:]

    var count: Int { entries.count }
    var isEmpty: Bool { entries.isEmpty }

    /// Puts an entry in the place of the object's last one.
    ///
    /// The object is not held: an entry has to show by itself that its object is gone, since another one may get its
    /// identity then.
    mutating func set(_ entry: Entry, for object: AnyObject) {
        let object = ObjectIdentifier(object)
        if let place = places[object] {
            entries[place].entry = entry
        } else {
            places[object] = entries.count
            entries.append((object, entry))
        }
    }

    func map<Result>(_ transform: (Entry) -> Result) -> [Result] { entries.map { transform($0.entry) } }

    /// The list without the entries that need not wait any longer.
    func filter(_ waits: (Entry) -> Bool) -> WaitingList {
        let kept = entries.filter { waits($0.entry) }
        guard kept.count < entries.count else { return self }
        var list = WaitingList()
        for (place, (object, entry)) in kept.enumerated() {
            list.entries.append((object, entry))
            list.places[object] = place
        }
        return list
    }
}
