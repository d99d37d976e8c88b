import Foundation
@_spi(Framework) import UIKit

/// A keyed archive of nodes, as the editor of scenes writes it.
@MainActor final class SceneArchive {
    private let objects: [ArchiveValue]
    private let top: ArchiveValue
    private var made: [Int: Any] = [:]
    private var unfinished: Set<Int> = []
    /// The class of the object at the root, where the app asks for another than the archive says.
    private var rootType: SKNode.Type?
    private var root: Int?

    init?(_ data: Data) {
        guard let list = ArchiveValue(data), let objects = list["$objects"]?.elements, let top = list["$top"] else {
            return nil
        }
        (self.objects, self.top) = (objects, top)
    }

    /// The archive of a name among a bundle's files.
    convenience init?(named name: String, in bundle: Bundle = .main) {
        let base = name.hasSuffix(".sks") ? String(name.dropLast(4)) : name
        guard let path = bundle.path(forResource: base, ofType: "sks"),
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        self.init(data)
    }

    /// The object at the top under a key.
    func object(forKey key: String) -> Any? { top[key].flatMap(resolve) }

    /// The node at the root, as an instance of a class where it is no more than an instance of one above it.
    func root<Node: SKNode>(as type: Node.Type) -> Node? {
        guard case .reference(let number)? = top["root"] else { return nil }
        (root, rootType) = (number, type)
        return resolve(.reference(number)) as? Node
    }

    /// The actions of an action file by their names; nil for other files, whose nodes are not made for that.
    var actionList: [AnyHashable: Any]? {
        guard case .reference(let number)? = top["root"], objects.indices.contains(number),
            case .reference(let place)? = objects[number]["$class"], objects.indices.contains(place),
            objects[place]["$classname"]?.text?.hasSuffix("Dictionary") == true
        else { return nil }
        return (object(forKey: "root") as? [AnyHashable: Any])?["actions"] as? [AnyHashable: Any]
    }

    // MARK: Objects

    func resolve(_ value: ArchiveValue) -> Any? {
        switch value {
        case .reference(let number): return object(number)
        case .bool, .integer, .real: return value.number
        case .string(let text): return text
        case .data(let data): return data
        case .date(let date): return date
        case .array(let values): return values.compactMap(resolve)
        case .dictionary: return nil
        }
    }

    private func object(_ number: Int) -> Any? {
        // The first object stands for nil.
        guard number > 0, number < objects.count else { return nil }
        if let known = made[number] { return known }
        guard case .dictionary(let values) = objects[number] else { return resolve(objects[number]) }
        guard unfinished.insert(number).inserted else { return nil }
        defer { unfinished.remove(number) }
        let object = make(values, number)
        made[number] = object
        return object
    }

    private func make(_ values: [String: ArchiveValue], _ number: Int) -> Any? {
        guard case .reference(let place)? = values["$class"], place < objects.count,
            let name = objects[place]["$classname"]?.text
        else { return nil }
        if let value = FoundationObjects.make(name, values, self) { return value }
        if let action = ArchivedActions.make(name, NodeArchive(SceneCoder(values, self))) { return action }
        guard var type = Self.type(name) else {
            Findings.report(
                limit: "spritekit.unknown-class", "an archive holds an object of the class \(name), which is not there",
                advice: "Leave the object out, or add the class to the app.")
            return nil
        }
        if let custom = customClass(values), let own = custom as? SKNode.Type, isKind(custom, of: type) { type = own }
        if number == root, let rootType, isKind(rootType, of: type) { type = rootType }
        return (type as? any NSCoding.Type)?.init(coder: SceneCoder(values, self))
    }

    private func isKind(_ type: AnyClass, of other: AnyClass) -> Bool {
        sequence(first: type) { class_getSuperclass($0) }.contains { $0 == other }
    }

    /// The app's own class that the editor notes for a node.
    private func customClass(_ values: [String: ArchiveValue]) -> AnyClass? {
        guard let info = values["_info"].flatMap(resolve) as? [AnyHashable: Any],
            let name = info["_PB_previewSKNodeCustomClassName"] as? String, !name.isEmpty
        else { return nil }
        return Self.type(name)
    }

    /// The class of a name: SpriteKit's, one with its module, or one of the app's.
    private static func type(_ name: String) -> AnyClass? {
        if let known = ["PKPhysicsBody": SKPhysicsBody.self, "PKPhysicsWorld": ArchivedWorld.self][name] {
            return known
        }
        let plain = demangled(name)
        let own = plain.split(separator: ".").last.map(String.init) ?? plain
        let app = (Bundle.main.object(forInfoDictionaryKey: "CFBundleExecutable") as? String ?? "")
            .map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        for candidate in [plain, "SpriteKit.\(plain)", "GameplayKit.\(plain)", "\(app).\(own)"] {
            if let type = __classFromString(candidate) { return type }
        }
        let delegate = UIApplication.shared.delegate.map { String(reflecting: Swift.type(of: $0)) }
        guard let module = delegate?.split(separator: ".").first else { return nil }
        return __classFromString("\(module).\(own)")
    }

    /// The module and the class of a name as Objective-C has it: _TtC4Game5Enemy.
    private static func demangled(_ name: String) -> String {
        guard name.hasPrefix("_TtC") else { return name }
        var rest = name.dropFirst(4)
        var parts: [Substring] = []
        while let length = Int(rest.prefix { $0.isNumber }), length > 0 {
            rest = rest.drop { $0.isNumber }
            parts.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return parts.joined(separator: ".")
    }
}

/// What a scene's archive says of its physics.
final class ArchivedWorld: NSObject, NSCoding {
    let gravity: CGVector
    let speed: CGFloat

    init?(coder: NSCoder) {
        let archive = NodeArchive(coder)
        gravity = archive.vector("gravity") ?? CGVector(dx: 0, dy: -9.8)
        speed = archive.number("speedMultiplier") ?? 1
        super.init()
    }

    func encode(with coder: NSCoder) {
        coder.encode("{\(gravity.dx), \(gravity.dy)}", forKey: "gravity")
        coder.encode(Double(speed), forKey: "speedMultiplier")
    }
}
