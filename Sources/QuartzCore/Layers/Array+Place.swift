extension Array where Element: AnyObject {
    /// The index of an object; nil where it is not there.
    ///
    /// The search goes from both ends at once, since trees are mostly built and taken apart there, and compares addresses
    /// alone: to look at an object would retain it.
    package func place(of object: Element) -> Int? {
        let wanted = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        return withUnsafeBytes { bytes in
            let addresses = bytes.assumingMemoryBound(to: UInt.self)
            var (front, back) = (0, addresses.count - 1)
            while front <= back {
                if addresses[front] == wanted { return front }
                if addresses[back] == wanted { return back }
                front += 1
                back -= 1
            }
            return nil
        }
    }

    /// Takes out an object; nothing happens where it is not there.
    package mutating func removeObject(_ object: Element) {
        if let place = place(of: object) { remove(at: place) }
    }
}
