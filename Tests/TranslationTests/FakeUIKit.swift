/// As much of UIKit as the translated fixtures need to type-check, in the shape that translated code expects of it.
enum FakeUIKit {
    static let source = """
        @_exported import Foundation

        public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
            public var name: String
            public init(_ name: String) { self.name = name }
            public init(stringLiteral name: String) { self.name = name }
        }

        public protocol ObjectiveCExposed: AnyObject {
            @MainActor static var __objectiveC: ObjectiveCTable { get }
        }

        public struct ObjectiveCTable {
            public typealias Setter = @MainActor (_ object: AnyObject, _ value: Any?) throws -> Void
            public typealias Getter = @MainActor (_ object: AnyObject) -> Any?
            public typealias Call = @MainActor (_ object: AnyObject, _ arguments: [Any?]) -> Any?
            public var name: String
            public var properties: [String: Setter] = [:]
            public var getters: [String: Getter] = [:]
            public var methods: [String: Call] = [:]
            public typealias ClassCall = @MainActor (_ type: AnyClass, _ arguments: [Any?]) -> Any?
            public var classMethods: [String: ClassCall] = [:]

            public init(
                _ inherited: ObjectiveCTable? = nil, name: String, properties: [String: Setter] = [:],
                getters: [String: Getter] = [:], methods: [String: Call] = [:],
                classMethods: [String: ClassCall] = [:]
            ) {
                self.name = name
                if let inherited { self = inherited }
                self.name = name
                self.properties.merge(properties) { $1 }
                self.getters.merge(getters) { $1 }
                self.methods.merge(methods) { $1 }
                self.classMethods.merge(classMethods) { $1 }
            }

            @MainActor public static var registered: [ObjectIdentifier: ObjectiveCTable] = [:]
            @MainActor public static func register(
                _ type: AnyClass, properties: [String: Setter] = [:], getters: [String: Getter] = [:],
                methods: [String: Call] = [:], classMethods: [String: ClassCall] = [:]
            ) {
                registered[ObjectIdentifier(type)] = ObjectiveCTable(
                    registered[ObjectIdentifier(type)], name: "", properties: properties, getters: getters,
                    methods: methods, classMethods: classMethods)
            }
        }

        public func __keyValueWillChange(_ object: AnyObject, _ key: String) { print("will", key) }
        public func __keyValueDidChange(_ object: AnyObject, _ key: String) { print("did", key) }
        extension NSObject {
            public func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [String: Any]?, context: UnsafeMutableRawPointer?
            ) {}
        }

        public func __objectiveCHas(_ object: AnyObject, _ names: [String]) -> Bool { false }
        public func __objectiveCCall<Result>(_ object: AnyObject, _ name: String, _ arguments: [Any?]) -> Result {
            fatalError("\\(name) is not there")
        }
        public func __objectiveCValue<Value>(_ object: AnyObject, _ name: String) -> Value? { nil }

        public struct WrongType: Error { public var key: String }

        public func __objectiveCCast<T>(_ value: Any?, _ key: String) throws -> T {
            guard let value = value as? T else { throw WrongType(key: key) }
            return value
        }

        @preconcurrency @MainActor open class UIResponder: NSObject, ObjectiveCExposed {
            open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIResponder") }
            public override init() {}
            open func resignFirstResponder() -> Bool { true }
        }
        open class UIView: UIResponder {
            public init(frame: CGRect = .zero) {}
            public required init?(coder: NSCoder) { nil }
            open func layoutSubviews() {}
            open func setNeedsLayout() {}
            public func endEditing(_ force: Bool) -> Bool { true }
            public var layer = CALayer()
        }
        open class CALayer: NSObject { public var cornerRadius: CGFloat = 0 }
        open class UILabel: UIView { public var text: String? }
        open class UIImageView: UIView {}
        open class UITableViewCell: UIView {}
        open class UIEvent: NSObject {}
        open class UIControl: UIView {
            public struct Event: OptionSet, Sendable {
                public var rawValue: Int
                public init(rawValue: Int) { self.rawValue = rawValue }
                public static let touchUpInside = Event(rawValue: 64)
            }
            public func addTarget(_ target: Any?, action: Selector, for events: Event) {}
        }
        open class UIButton: UIControl {}
        open class UISwitch: UIControl { public var isOn = false }
        open class UIViewController: UIResponder {
            public override init() {}
            public required init?(coder: NSCoder) { nil }
            public var view = UIView()
            public var title: String?
            open var prefersStatusBarHidden: Bool { false }
            open func viewDidLoad() {}
            open func viewWillAppear(_ animated: Bool) {}
            open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
        }
        open class UITapGestureRecognizer: NSObject {
            public init(target: Any?, action: Selector?) {}
        }
        @preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {}
        @preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {}
        @preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {}
        extension UIApplicationDelegate { public static func main() {} }
        open class UIWindow: UIView {}
        open class UIStoryboardSegue: NSObject {}
        public struct CGAffineTransform: Sendable { public init() {} }
        """
}
