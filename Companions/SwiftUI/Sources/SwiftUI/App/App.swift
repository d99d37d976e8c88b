/// An app that consists of scenes.
@MainActor @preconcurrency public protocol App {
    /// The type of the scenes.
    associatedtype Body: Scene
    /// The scenes.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// Makes the app, once.
    @MainActor @preconcurrency init()
}

extension App {
    /// The entry point of an app that is marked `@main`.
    @MainActor @preconcurrency public static func main() {
        AppScenes.shared.makeRoot = { AppRoot(app: Self()) }
        AppScenes.shared.delegate(of: Self.self).main()
    }
}

/// A part of an app's interface with a window of its own.
@MainActor @preconcurrency public protocol Scene {
    /// The type of the scenes that it consists of.
    associatedtype Body: Scene
    /// The scenes that it consists of.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// A scene that is not made of others has none.
    public var body: Never { fatalError("\(type(of: self)) is not made of other scenes") }
}

/// A scene that has views, or none to show.
@MainActor protocol PrimitiveScene: Scene where Body == Never {
    /// The view of the scene.
    var view: AnyView? { get }
}

/// A window with views; there is one.
public struct WindowGroup<Content: View>: Scene {
    let content: Content

    /// Shows views in the app's window.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// Shows views in the app's window, which has an identifier.
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Shows views in the app's window, which has a title where windows have one.
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension WindowGroup: PrimitiveScene {
    var view: AnyView? { AnyView(content) }
}

/// What makes one scene of several in a closure.
@resultBuilder public struct SceneBuilder {
    /// A scene as it is.
    @MainActor public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// One scene.
    @MainActor public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Two scenes, the first of which is shown.
    @MainActor public static func buildBlock<First: Scene, Second: Scene>(
        _ first: First, _ second: Second
    ) -> some Scene { ScenePair(first: first, second: second) }
}

/// Two scenes, of which the device has room for one.
struct ScenePair<First: Scene, Second: Scene>: PrimitiveScene {
    let first: First
    let second: Second

    var view: AnyView? { first.shownView ?? second.shownView }
}

extension Scene {
    /// The view of the first scene that has one.
    var shownView: AnyView? {
        if let primitive = self as? any PrimitiveScene { return primitive.view }
        return body.shownView
    }

    /// Does something with a value that has changed.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        WatchingScene(view: shownView.map { AnyView($0.onChange(of: value, perform: action)) })
    }

    /// Does something with the old and the new value when one has changed.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene { WatchingScene(view: shownView.map { AnyView($0.onChange(of: value, initial: initial, action)) }) }
}

private struct WatchingScene: PrimitiveScene {
    let view: AnyView?
}

/// The views of an app, with the state that the app itself keeps.
struct AppRoot<Content: App>: PrimitiveView {
    let app: Content

    func update(_ node: Node) {
        var app = app
        node.properties.link(&app, to: node)
        if let view = app.body.shownView { node.declare(view) }
    }
}
