import Foundation
import Projects

/// The shared object that a module becomes, in the app's bundle.
///
/// Choice (projects): a framework is a shared object in its own bundle, since that is where Foundation looks for the bundle
/// of a class. A module that lies in whatever imports it becomes one, too, where a framework imports it: two copies of
/// its classes and of its state are then nowhere.
struct SharedObject: Sendable, Equatable {
    /// The module's name.
    let module: String
    /// Its place in the app's bundle.
    let bundlePath: String

    /// Its own name, by which the loader finds it.
    var name: String { (bundlePath as NSString).lastPathComponent }
    /// Its folder in the app's bundle.
    var folder: String { (bundlePath as NSString).deletingLastPathComponent }

    /// The shared objects that modules become, in the order of the modules, dependencies first.
    static func all(in modules: [PreparedModule]) -> [SharedObject] {
        var shared: Set<String> = []
        for module in modules.map(\.module).reversed() {
            if module.kind == .framework { shared.insert(module.name) }
            if shared.contains(module.name) { shared.formUnion(module.dependencies) }
        }
        return modules.map(\.module).filter { $0.hasCode && shared.contains($0.name) }.map { module in
            let folder = module.kind == .framework ? module.bundle?.path : nil
            return SharedObject(
                module: module.name,
                bundlePath: folder.map { "\($0)/\(Self.executable(of: $0))" } ?? "Frameworks/lib\(module.name).so")
        }
    }

    /// "Kit" for "Frameworks/Kit.framework".
    private static func executable(of bundle: String) -> String {
        ((bundle as NSString).lastPathComponent as NSString).deletingPathExtension
    }
}
