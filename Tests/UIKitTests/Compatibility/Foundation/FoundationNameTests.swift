import UIKit
import XCTest

/// Names that Apple's Foundation and Core Foundation have, as apps write them.
final class FoundationNameTests: XCTestCase {
    func testIndexPathsOfObjectiveC() {
        let path = NSIndexPath(row: 3, section: 1)
        XCTAssertEqual([path.section, path.row, path.item, path.length], [1, 3, 3, 2])
        XCTAssertEqual(path as IndexPath, IndexPath(row: 3, section: 1))
        XCTAssertEqual(NSIndexPath(item: 4, section: 2).item, 4)
    }

    func testNumbers() {
        let integer: NSInteger = -3
        let status: OSStatus = noErr
        XCTAssertEqual(integer, -3)
        XCTAssertEqual(status, 0)
        XCTAssertEqual(MAXFLOAT, Float.greatestFiniteMagnitude)
        XCTAssertEqual(Double(NSEC_PER_SEC) / Double(NSEC_PER_MSEC), 1000)
        var info = mach_timebase_info_data_t()
        mach_timebase_info(&info)
        XCTAssertEqual([info.numer, info.denom], [1, 1])
    }

    func testCastsWithoutToll() throws {
        let text = "abc" as CFString
        XCTAssertEqual(text as String, "abc")
        let query = [kCFBundleNameKey as String: "Name", "flag": kCFBooleanTrue!] as CFDictionary
        let back = try XCTUnwrap(query as? [String: Any])
        XCTAssertEqual(back["CFBundleName"] as? String, "Name")
        XCTAssertEqual(back["flag"] as? Bool, true)
        XCTAssertEqual([1, 2] as CFArray as? [Int], [1, 2])
        let data: CFTypeRef? = Data([1]) as CFData
        XCTAssertEqual(data as? Data, Data([1]))
        XCTAssertEqual(URL(fileURLWithPath: "/a") as CFURL as URL, URL(fileURLWithPath: "/a"))
        XCTAssertEqual(Unmanaged.passRetained(text).takeRetainedValue() as String, "abc")
        XCTAssertNotNil(
            CGGradient(
                colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: nil))
    }

    func testTransformsOfText() {
        let text = NSMutableString(string: "Ärger") as CFMutableString
        XCTAssertTrue(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
        XCTAssertEqual(text as String, "Arger")
        let escaped = CFURLCreateStringByAddingPercentEscapes(
            nil, "a b&c" as CFString, nil, "&" as CFString, 0x0800_0100)
        XCTAssertEqual(escaped as String?, "a%20b%26c")
        XCTAssertEqual((CFUUIDCreateString(nil, CFUUIDCreate(nil)) as String).count, 36)
    }

    func testLocksHoldOthersBack() {
        final class Counter: @unchecked Sendable {
            var lock = os_unfair_lock()
            var count = 0
        }
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 100) { _ in
            os_unfair_lock_lock(&counter.lock)
            counter.count += 1
            os_unfair_lock_unlock(&counter.lock)
        }
        XCTAssertEqual(counter.count, 100)
        XCTAssertTrue(os_unfair_lock_trylock(&counter.lock))
        XCTAssertFalse(os_unfair_lock_trylock(&counter.lock))
    }

    func testDeviceIsAsInTheSimulator() {
        XCTAssertEqual(ProcessInfo.processInfo.thermalState, .nominal)
        XCTAssertFalse(ProcessInfo.processInfo.isLowPowerModeEnabled)
        XCTAssertNil(FileManager.default.ubiquityIdentityToken)
        XCTAssertNil(FileManager.default.url(forUbiquityContainerIdentifier: nil))
        let store = NSUbiquitousKeyValueStore.default
        store.set("a", forKey: "text")
        store.set(true, forKey: "flag")
        XCTAssertEqual(store.string(forKey: "text"), "a")
        XCTAssertTrue(store.bool(forKey: "flag"))
        store.removeObject(forKey: "text")
        XCTAssertNil(store.object(forKey: "text"))
        store.removeObject(forKey: "flag")
    }

    func testCoordinatedWritersTellPresenters() throws {
        final class Presenter: NSObject, NSFilePresenter, @unchecked Sendable {
            let presentedItemURL: URL?
            let presentedItemOperationQueue = OperationQueue()
            private(set) var changes = 0
            init(_ url: URL) { presentedItemURL = url }
            func presentedItemDidChange() { changes += 1 }
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let presenter = Presenter(file)
        NSFileCoordinator.addFilePresenter(presenter)
        defer { NSFileCoordinator.removeFilePresenter(presenter) }
        var error: NSError?
        NSFileCoordinator(filePresenter: nil).coordinate(writingItemAt: file, options: .forReplacing, error: &error) {
            try? Data([1]).write(to: $0)
        }
        NSFileCoordinator(filePresenter: presenter).coordinate(writingItemAt: file, error: &error) { _ in }
        XCTAssertNil(error)
        var read: Data?
        NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: file, error: nil) {
            read = try? Data(contentsOf: $0)
        }
        XCTAssertEqual(read, Data([1]))
        presenter.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
        XCTAssertEqual(presenter.changes, 1)
        try FileManager.default.removeItem(at: file)
    }

    func testConnectionsAnswer() throws {
        XCTAssertTrue(URLProtocol.registerClass(Echo.self))
        defer { URLProtocol.unregisterClass(Echo.self) }
        let request = URLRequest(url: try XCTUnwrap(URL(string: "https://echo.example/hello")))
        XCTAssertTrue(NSURLConnection.canHandle(request))
        var response: URLResponse?
        let data = try NSURLConnection.sendSynchronousRequest(request, returning: &response)
        XCTAssertEqual(String(decoding: data, as: UTF8.self), "/hello")
        XCTAssertEqual(response?.mimeType, "text/plain")
        let queue = OperationQueue()
        let done = DispatchSemaphore(value: 0)
        NSURLConnection.sendAsynchronousRequest(request, queue: queue) { _, data, error in
            XCTAssertNil(error)
            XCTAssertEqual(data, Data("/hello".utf8))
            done.signal()
        }
        done.wait()
    }

    /// A server that answers with the path.
    private final class Echo: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "echo.example" }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {
            guard let url = request.url else { return }
            let response = URLResponse(
                url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: "utf-8")
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data(url.path.utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
        override func stopLoading() {}
    }

    func testABundlesFilesAreURLs() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Cards"), withIntermediateDirectories: true)
        for name in ["one.png", "two.txt"] {
            try Data().write(to: folder.appendingPathComponent("Cards/\(name)"))
        }
        let bundle = try XCTUnwrap(Bundle(url: folder))
        var names: [String] = []
        for url in bundle.urls(forResourcesWithExtension: nil, subdirectory: "Cards") ?? [] {
            if url.lastPathComponent.starts(with: "o") { names.append(url.lastPathComponent) }
        }
        XCTAssertEqual(names, ["one.png"])
        let texts = bundle.urls(forResourcesWithExtension: "txt", subdirectory: "Cards")
        XCTAssertEqual(texts?.map(\.pathExtension), ["txt"])
        let none = bundle.urls(forResourcesWithExtension: "txt", subdirectory: nil)
        XCTAssertEqual(none?.map(\.path), [])
    }

    func testFoldersByTheirNames() {
        XCTAssertEqual(URL.documentsDirectory.lastPathComponent, "Documents")
        XCTAssertEqual(URL.libraryDirectory.lastPathComponent, "Library")
        XCTAssertEqual(
            URL.cachesDirectory, FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first)
    }

    func testAConfigurationKeepsWhatIsSaidOfNetworks() {
        let configuration = URLSessionConfiguration.ephemeral
        XCTAssertTrue(configuration.allowsExpensiveNetworkAccess)
        configuration.waitsForConnectivity = true
        configuration.allowsExpensiveNetworkAccess = false
        XCTAssertTrue(configuration.waitsForConnectivity)
        XCTAssertFalse(configuration.allowsExpensiveNetworkAccess)
        XCTAssertTrue(configuration.allowsConstrainedNetworkAccess)
        XCTAssertEqual(URLCache(memoryCapacity: 10, diskCapacity: 0).memoryCapacity, 10)
    }
}
