package import Catalogue
internal import SwiftParser
internal import SwiftSyntax

/// What a module's source says of the systems that it was written for.
///
/// Which code of a package is compiled is decided once for each of its modules:
///
/// - A module that imports UIKit, or a framework built on it, is an app's: it is translated and sees `os(iOS)`. So does a
///   module that depends on such a one, whatever else it says: it is to deal in the same views.
/// - Of the others, a module that has a branch for Linux, or for what has no Darwin, is compiled as its author compiles it
///   there: untranslated, with `os(Linux)`, `canImport(Glibc)` and without UIKit. Its branch for Apple's systems would need
///   what Linux lacks, such as the Objective-C runtime. So is one that has a branch for Apple's systems and is built on a C
///   module of its package, which is compiled for Linux in any case.
/// - Any other module was written for Apple's systems alone and is translated.
package struct PlatformBranches: Sendable, Equatable {
    /// Names Linux in a condition, itself or by a module that its toolchain alone has.
    package var namesLinux = false
    /// The modules that it imports where it is compiled for iOS.
    package var importsOnIOS: Set<String> = []
    /// The modules that it imports where it is compiled for Linux.
    package var importsOnLinux: Set<String> = []

    /// Whether the module is better off as its author compiles it for Linux, as far as its own source says.
    ///
    /// - Parameter catalogue: What of the iOS SDK there is here.
    package func prefersLinux(_ catalogue: FrameworkCatalogue) -> Bool {
        let isOfAnApp = importsOnIOS.contains { FrameworkCatalogue.isBuiltOnUIKit($0, in: catalogue) }
        let compilesOnLinux = !importsOnLinux.contains {
            AppleModules.all.contains($0) || FrameworkCatalogue.own.contains($0) || catalogue.isUnsupported($0)
                || catalogue.companions[$0] != nil
        }
        return namesLinux && !isOfAnApp && compilesOnLinux
    }

    /// Reads the files of a module.
    ///
    /// - Parameters:
    ///   - flags: The compilation conditions of the build.
    ///   - isBuiltOnC: Whether the module calls a C module of its package. C is compiled for Linux, so that what a branch for
    ///     Apple's systems calls of it is not there.
    package init(of files: [SourceFile], flags: Set<String>, catalogue: FrameworkCatalogue, isBuiltOnC: Bool = false) {
        let names = BranchReader.linuxNames.union(isBuiltOnC ? BranchReader.appleNames : [])
        let marks = names.union(["Darwin"])
        // Most modules never mention Linux, and parsing is dear.
        guard files.contains(where: { file in marks.contains { file.text.contains($0) } }) else { return }
        for file in files {
            let reader = BranchReader(
                iOS: Conditions(flags: flags, catalogue: catalogue),
                linux: Conditions(isForLinux: true, flags: flags, catalogue: catalogue), names: names)
            reader.walk(Parser.parse(source: file.text))
            namesLinux = namesLinux || reader.branches.namesLinux
            importsOnIOS.formUnion(reader.branches.importsOnIOS)
            importsOnLinux.formUnion(reader.branches.importsOnLinux)
        }
    }

    fileprivate init() {}
}

/// Modules that every Apple system has and no other.
enum AppleModules {
    static let all: Set<String> = ["Darwin", "ObjectiveC", "os"]
}

extension FrameworkCatalogue {
    fileprivate static func isBuiltOnUIKit(_ module: String, in catalogue: FrameworkCatalogue) -> Bool {
        // CoreGraphics lies below UIKit: who imports it need not deal in views.
        own.subtracting(["CoreGraphics"]).contains(module) || catalogue.companions[module]?.framework.isForApps == true
    }
}

/// Reads the conditions and the imports of a file.
private final class BranchReader: SyntaxVisitor {
    /// How a condition that is about Linux says so.
    static let linuxNames: Set = ["Linux", "Glibc", "Musl", "FoundationNetworking", "FoundationXML"]
    /// How a condition that is about Apple's systems says so.
    static let appleNames: Set = ["iOS", "macOS", "OSX", "tvOS", "watchOS", "Darwin"]

    var branches = PlatformBranches()
    private let iOS: Conditions
    private let linux: Conditions
    private let names: Set<String>
    private var isOnIOS = true
    private var isOnLinux = true

    /// - Parameter names: What in a condition says that the module was written for Linux, too.
    init(iOS: Conditions, linux: Conditions, names: Set<String>) {
        self.iOS = iOS
        self.linux = linux
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        if isOnIOS { branches.importsOnIOS.insert(module) }
        if isOnLinux { branches.importsOnLinux.insert(module) }
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let outer = (iOS: isOnIOS, linux: isOnLinux)
        var rest = outer
        for clause in node.clauses {
            if let condition = clause.condition, isAboutLinux(condition) { branches.namesLinux = true }
            let holds = clause.condition.map { (iOS: iOS.holds($0), linux: linux.holds($0)) } ?? (true, true)
            // What only the compiler can decide may hold or not.
            (isOnIOS, isOnLinux) = (rest.iOS && holds.iOS != false, rest.linux && holds.linux != false)
            if let elements = clause.elements { walk(elements) }
            rest = (rest.iOS && holds.iOS != true, rest.linux && holds.linux != true)
        }
        (isOnIOS, isOnLinux) = outer
        return .skipChildren
    }

    private func isAboutLinux(_ condition: ExprSyntax) -> Bool {
        let words = condition.tokens(viewMode: .sourceAccurate).map(\.text)
        if words.contains(where: names.contains) { return true }
        // Every Apple system has Darwin: what there is without it is for another system.
        let absence = ["!", "canImport", "(", "Darwin", ")"]
        return words.indices.contains { words[$0...].starts(with: absence) }
    }
}
