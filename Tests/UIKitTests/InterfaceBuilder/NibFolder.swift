import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// A folder that is a bundle for one test.
@MainActor final class NibFolder {
    let url: URL

    /// Holds all folders of the process and goes with it, for those that a test case keeps to the end.
    private static let parent: URL = {
        atexit { MainActor.assumeIsolated { try? FileManager.default.removeItem(at: parentPath) } }
        return parentPath
    }()
    private static let parentPath = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(getpid())")

    init() {
        url = Self.parent.appendingPathComponent(UUID().uuidString)
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// A folder that goes when the test ends: XCTest keeps test cases, and what they hold, until the process ends.
    convenience init(for test: XCTestCase) {
        self.init()
        let url = url
        test.addTeardownBlock { try? FileManager.default.removeItem(at: url) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var bundle: Bundle { Bundle(path: url.path)! }

    func write(_ text: String, to path: String) { write(Data(text.utf8), to: path) }

    func write(_ data: Data, to path: String) {
        let file = url.appendingPathComponent(path)
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        XCTAssertNoThrow(try data.write(to: file))
    }
}

/// Texts of xib files.
enum Xib {
    /// A document whose objects begin in line 4.
    static func document(_ objects: String, resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
        \(objects)
        </objects>
        <resources>
        \(resources)
        </resources>
        </document>
        """
    }

    static func owner(_ connections: String = "", customClass: String = "NSObject") -> String {
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="\(customClass)">\
        <connections>\(connections)</connections></placeholder>\
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        """
    }
}

/// What the framework raised and reported while a closure ran.
@MainActor final class Findings {
    private(set) var exceptions: [NSException] = []
    private(set) var diagnostics: [(code: String, message: String, line: Int?)] = []

    static func during(_ body: () -> Void) -> Findings {
        let findings = Findings()
        DiagnosticsChannel.shared.reset()
        DiagnosticsChannel.shared.observers = [
            { findings.diagnostics.append(($0.code, $0.message, $0.line)) }
        ]
        NSException.interceptor = { findings.exceptions.append($0) }
        defer {
            NSException.interceptor = nil
            DiagnosticsChannel.shared.reset()
        }
        body()
        return findings
    }
}

extension UINib {
    /// The top-level objects of a xib text.
    @discardableResult @MainActor static func objects(
        _ xib: String, owner: Any? = nil, in folder: NibFolder = NibFolder()
    ) -> [Any] {
        UINib(data: Data(xib.utf8), bundle: folder.bundle).instantiate(withOwner: owner)
    }

    /// The only view of a xib with these objects.
    @MainActor static func view(_ objects: String, resources: String = "", in folder: NibFolder = NibFolder())
        -> UIView?
    {
        self.objects(Xib.document(objects, resources: resources), in: folder).first as? UIView
    }
}
