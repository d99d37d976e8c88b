internal import Catalogue

/// Finds the modules whose names files use without an import of their own.
///
/// On Apple's systems a framework's headers include others: who imports UIKit has the names of UserNotifications, who imports
/// Foundation has those of Security, and who imports Core Data has those of Foundation. A module's own umbrella or bridging
/// header brings what it includes to every file of the module, also to those that import nothing.
struct BroughtModules {
    let catalogue: FrameworkCatalogue

    func settle(in scans: [FileScan]) {
        // What the module declares is its own, whatever it begins with.
        let own = scans.reduce(into: Set<String>()) {
            $0.formUnion($1.functions)
            $0.formUnion($1.types.map(\.spelling))
            $0.formUnion($1.typeAliases.keys)
        }
        for scan in scans where !scan.unimportedNames.isSubset(of: own) {
            if !scan.importsUIKit { scan.needsUIKit = true }
        }
        let used = scans.reduce(into: [String: Set<String>]()) { $0.merge($1.broughtNames) { $0.union($1) } }
        for (module, names) in used {
            guard let companion = catalogue.companions[module] else { continue }
            // A name in full among the prefixes is one that another module declares for the framework.
            let meant = catalogue.declaredNames(of: companion).union(companion.framework.prefixes)
                .intersection(names).subtracting(own)
            guard !meant.isEmpty else { continue }
            for scan in scans where brings(companion.framework, scan) {
                if scan.broughtNames[module]?.isDisjoint(with: meant) == false { scan.broughtModules.insert(module) }
            }
        }
    }

    /// Whether a file imports what brings a framework along, and not the framework itself.
    private func brings(_ framework: Framework, _ scan: FileScan) -> Bool {
        guard !scan.imports.contains(framework.module) else { return false }
        if framework.broughtBy == "Foundation" { return !scan.imports.isEmpty }
        // Modules of apps and frameworks bring UIKit, too.
        return scan.importsUIKit || scan.needsUIKit
            || scan.imports.contains { !FrameworkCatalogue.system.contains($0) }
    }
}
