/// A space in which places are told.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The window's.
    case global
    /// The view's own.
    case local
    /// That of a view around, which has a name.
    case named(AnyHashable)

    /// Whether it is the window's.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the view's own.
    public var isLocal: Bool { self == .local }
}

/// Something that names a space.
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The window's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Names the space.
    public init() {}
    /// The window's.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Names the space.
    public init() {}
    /// The view's own.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a view around, which has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    /// That of the view with the name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The window's space.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own space.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the view with a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

extension View {
    /// Gives the view's space a name, by which views inside know it.
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        wrapped(in: CanvasWrapper.self) { $0.canvas.spaceName = AnyHashable(name) }
    }
    /// Gives the view's space a name, by which views inside know it.
    public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
        wrapped(in: CanvasWrapper.self) { $0.canvas.spaceName = space.name }
    }
}
