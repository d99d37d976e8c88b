import UIKitTesting
import XCTest

@testable import UIKit

/// What is dragged, pasted and shared.
@preconcurrency @MainActor final class ItemProviderTests: ScreenTestCase, @unchecked Sendable {
    private var screen: TestScreen!
    private nonisolated(unsafe) var events: [String] = []

    override func begin() {
        super.begin()
        screen = TestScreen()
    }

    func testTextAsObjectValueAndData() {
        let provider = NSItemProvider(object: "hello" as NSString)
        XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.utf8-plain-text"])
        XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("public.text"))
        XCTAssertTrue(provider.canLoadObject(ofClass: NSString.self))
        XCTAssertFalse(provider.canLoadObject(ofClass: UIImage.self))
        provider.loadObject(ofClass: NSString.self) { object, _ in
            self.events.append("object \(object as? String ?? "-")")
        }
        _ = provider.loadObject(ofClass: String.self) { text, _ in self.events.append("text \(text ?? "-")") }
        provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, _ in
            self.events.append("data \(data.map { String(decoding: $0, as: UTF8.self) } ?? "-")")
        }
        provider.loadItem(forTypeIdentifier: "public.text") { item, _ in
            self.events.append("item \(item as? String ?? "-")")
        }
        XCTAssertEqual(events, [])
        screen.runUntilIdle()
        XCTAssertEqual(events.sorted(), ["data hello", "item hello", "object hello", "text hello"])
    }

    func testAClassOfTheApps() {
        let provider = NSItemProvider(object: Card(7))
        provider.loadObject(ofClass: Card.self) { card, _ in self.events.append("\((card as? Card)?.number ?? 0)") }
        provider.loadDataRepresentation(forTypeIdentifier: "app.card") { data, _ in
            self.events.append("\(data?.first ?? 0)")
        }
        let received = NSItemProvider()
        received.registerDataRepresentation(forTypeIdentifier: "app.card", visibility: .all) { completion in
            completion(Data([9]), nil)
            return nil
        }
        received.loadObject(ofClass: Card.self) { card, _ in self.events.append("\((card as? Card)?.number ?? 0)") }
        screen.runUntilIdle()
        XCTAssertEqual(events.sorted(), ["7", "7", "9"])
    }

    func testPicturesColoursAndAddresses() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        let provider = NSItemProvider(object: image)
        provider.loadFileRepresentation(forTypeIdentifier: "public.png") { file, _ in
            let size = file.flatMap { UIImage(contentsOfFile: $0.path) }?.size
            self.events.append("file \(file?.lastPathComponent ?? "-") \(size?.width ?? 0 > 0)")
        }
        NSItemProvider(object: UIColor.red).loadObject(ofClass: UIColor.self) { color, _ in
            self.events.append("colour \(color as? UIColor == .red)")
        }
        _ = NSItemProvider(object: NSURL(string: "https://example.com")!).loadObject(ofClass: URL.self) { url, _ in
            self.events.append("url \(url?.host ?? "-")")
        }
        screen.runUntilIdle()
        XCTAssertEqual(events.sorted(), ["colour true", "file item.png true", "url example.com"])
    }

    func testWhatIsNotThereFails() {
        NSItemProvider(object: "a" as NSString).loadObject(ofClass: UIImage.self) { image, error in
            self.events.append("\(image == nil) \((error as NSError?)?.domain ?? "-")")
        }
        screen.runUntilIdle()
        XCTAssertEqual(events, ["true NSItemProviderErrorDomain"])
    }

    private final class Card: NSObject, NSItemProviderReading, NSItemProviderWriting {
        let number: UInt8
        init(_ number: UInt8) { self.number = number }
        static let readableTypeIdentifiersForItemProvider = ["app.card"]
        static let writableTypeIdentifiersForItemProvider = ["app.card"]
        static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Card { Card(data[0]) }
        func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress? {
            completionHandler(Data([number]), nil)
            return nil
        }
    }
}
