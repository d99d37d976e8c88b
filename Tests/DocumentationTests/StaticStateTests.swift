import Foundation
import XCTest

/// Nothing of a session's state lies in a static variable: it would outlast a test.
///
/// What may is listed here with its kind. Everything else belongs into a `SessionPart`.
final class StaticStateTests: XCTestCase {
    /// Why something outlives a session.
    private enum Kind {
        /// What was computed once is right for ever.
        case cache
        /// Goes up and is never compared with a value from a test.
        case counter
        /// Put back by whoever set it, before it returns.
        case scope
        /// Who is alive, not held, or what classes there are.
        case registry
        /// Belongs to the process: its clock, its loop, its connection, its test run.
        case process
        /// One object that the app has for good; its state lies in parts.
        case identity
    }

    private static let known: [String: Kind] = [
        "AnimationDriver.stack": .scope,
        "AppLoop.shared": .process,
        "AssetCache.indexes": .cache,
        "AssociatedObjects.table": .registry,
        "CALayer.changeObserver": .process,
        "CallSite.boundary": .scope,
        "ControllerTransition.isPresentationAnimating": .scope,
        "DiagnosticsAudience.onFinding": .process,
        "DiagnosticsAudience.printedLimits": .process,
        "DiagnosticsAudience.reporters": .process,
        "DisplayClient.current": .process,
        "ExposedKeys.table": .registry,
        "ExtensionOverrides.adopted": .registry,
        "ExtensionOverrides.changes": .registry,
        "FramePasses.passes": .registry,
        "GivenAccessibility.isAskedAlone": .scope,
        "HostedTests.run": .process,
        "ImplementedMethods.known": .cache,
        "KeyPathNames.known": .cache,
        "LiveControllers.shared": .registry,
        "MediaClock.shared": .process,
        "MediaTimer.waiting": .counter,
        "NSLayoutConstraint+Activation.lastSequence": .counter,
        "NibDocument.entries": .cache,
        "NibDocument.parseCount": .counter,
        "NibElements.entries": .registry,
        "NibInstantiation.sleeping": .scope,
        "NSFileCoordinator.presenters": .registry,
        "NSUbiquitousKeyValueStore.default": .identity,
        "NSUserActivity.current": .registry,
        "NSObject+Messages.pool": .scope,
        "ObjectiveCTable.known": .registry,
        "ObservableKeys.added": .registry,
        "ObservedObject.areAny": .process,
        "RunLoopCommits.awaitsMainQueue": .process,
        "RunLoopCommits.hasPutOffBeat": .process,
        "RunLoopCommits.isHeldBack": .scope,
        "RunLoopCommits.isInstalled": .process,
        "RunLoopTime.shared": .process,
        "PropertyLists.names": .cache, "RuntimeFunctions.names": .cache,
        "Session.current": .process,
        "Session.lastNumber": .counter,
        "SessionParts.types": .registry,
        "Simulations.handlers": .registry,
        "SymbolTable.tables": .cache,
        "Symbolicator.shared": .cache,
        "TextLayoutCache.shared": .cache,
        "TimedCalls.shared": .process,
        "TintedImages.shared": .cache,
        "UIImageReader.default": .identity,
        "TraceRecorder.identifiers": .counter,
        "TraceRecorder.observers": .process,
        "TraitUses.reader": .scope,
        "TypeOrigin.introduced": .registry,
        "UIApplication.instance": .identity,
        "UICollectionView+Registrations.last": .counter,
        "UIDevice.current": .identity,
        "UIImage+Assets.decoded": .cache,
        "UIPickerViewDelegate.shared": .identity,
        "UIScreen.main": .identity,
        "UIStoryboard.depth": .scope,
        "UIStoryboard.making": .scope,
        "UITraitCollection+Current.screenTraits": .process,
        "WakingTasks.count": .counter,
    ]

    func testStaticStateIsListed() throws {
        XCTAssertEqual(try Set(found()).subtracting(Self.known.keys).sorted(), [], "make it part of a session")
    }

    func testTheListIsUpToDate() throws {
        XCTAssertEqual(try Set(Self.known.keys).subtracting(found()).sorted(), [], "is listed and not there")
    }

    // MARK: Reading the sources

    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources")

    /// Stored static variables and static objects, by file and name.
    private func found() throws -> [String] {
        let files = try ["CoreGraphics", "QuartzCore", "UIKit"].flatMap(swiftFiles).map { file in
            (name: file.deletingPathExtension().lastPathComponent, text: try String(contentsOf: file, encoding: .utf8))
        }
        let lines = files.flatMap { file in
            file.text.split(separator: "\n").map { (file: file.name, words: $0.split(separator: " ")) }
        }
        let classes = Set(lines.compactMap { name(after: "class", in: $0.words) }).subtracting(Self.unchanging)
        return lines.compactMap { line in
            guard let place = line.words.firstIndex(of: "static"), !line.words[0].hasPrefix("//"),
                let name = name(after: "var", in: line.words) ?? name(after: "let", in: line.words)
            else { return nil }
            let isState =
                line.words[place...].contains("var") ? isStored(line.words) : isObject(line.words, classes)
            return isState ? "\(line.file).\(name)" : nil
        }
    }

    /// Classes whose objects never change.
    private static let unchanging: Set<String> = ["CGColor", "CGColorSpace", "UIColor", "UIFont", "UIFontMetrics"]

    private func swiftFiles(_ module: String) throws -> [URL] {
        let folder = Self.sources.appendingPathComponent(module)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        XCTAssertFalse(paths.isEmpty)
        return paths.filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0) }
    }

    private func name(after keyword: Substring, in words: [Substring]) -> String? {
        guard let place = words.firstIndex(of: keyword), place + 1 < words.count else { return nil }
        return String(words[place + 1].drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    /// Whether a variable has no body: a value before a brace belongs to a closure that is stored.
    private func isStored(_ words: [Substring]) -> Bool {
        guard let brace = words.firstIndex(where: { $0.hasPrefix("{") }) else { return true }
        return words[..<brace].contains("=")
    }

    /// Whether a constant is an object that may change, or a lock around a value.
    private func isObject(_ words: [Substring], _ classes: Set<String>) -> Bool {
        guard let equals = words.firstIndex(of: "="), equals + 1 < words.count else { return false }
        let maker = words[equals + 1].prefix { $0.isLetter || $0.isNumber }
        let isCall = words[equals + 1].dropFirst(maker.count).first.map { "(<".contains($0) } ?? false
        // A tuple has no maker.
        guard isCall, !maker.isEmpty else { return false }
        return classes.contains(String(maker)) || ["Mutex", "Atomic", "NSCache"].contains(maker)
    }
}
