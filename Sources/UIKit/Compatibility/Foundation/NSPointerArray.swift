import Foundation

/// An array of objects by their addresses, with empty places, which may let go of objects that nothing else keeps alive.
public final class NSPointerArray: NSObject {
    private let options: NSPointerFunctions.Options
    private var places: [HeldObject?] = []

    /// Makes an empty array.
    public init(options: NSPointerFunctions.Options) { self.options = options }

    /// Makes an empty array that keeps its objects alive.
    public override convenience init() { self.init(options: .strongMemory) }

    /// Makes an array that keeps its objects alive.
    public static func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

    /// Makes an array in which objects that end leave empty places.
    public static func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// How many places there are, empty ones too; a smaller number drops the last, a larger one adds empty ones.
    public var count: Int {
        get { places.count }
        set {
            if newValue < places.count { places.removeLast(places.count - max(0, newValue)) }
            while places.count < newValue { places.append(nil) }
        }
    }

    /// The objects, without empty places.
    public var allObjects: [Any] { places.compactMap { $0?.object } }

    /// The address at a place; nil for an empty one. A place that is not there ends the app.
    public func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        places[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    /// Adds an address; nil adds an empty place.
    public func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(held(pointer)) }

    /// Takes a place out.
    public func removePointer(at index: Int) { places.remove(at: index) }

    /// Puts an address in before a place.
    public func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) { places.insert(held(item), at: index) }

    /// Puts an address in a place.
    public func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) { places[index] = held(item) }

    /// Takes empty places out.
    public func compact() { places.removeAll { $0?.object == nil } }

    private func held(_ pointer: UnsafeMutableRawPointer?) -> HeldObject? {
        pointer.map { HeldObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
    }
}
