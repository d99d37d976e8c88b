import MobileCoreServices
import UIKit
import XCTest

final class FunctionTests: XCTestCase {
    func testTypesByTheirOlderNames() {
        XCTAssertEqual(kUTTypeImage as String, "public.image")
        XCTAssertTrue(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
        XCTAssertFalse(UTTypeConformsTo(kUTTypePNG, kUTTypeMovie))
        let identifier = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png" as CFString, nil)?
            .takeRetainedValue()
        XCTAssertEqual(identifier as String?, "public.png")
        let media = UTTypeCopyPreferredTagWithClass(kUTTypeJPEG, kUTTagClassMIMEType)?.takeRetainedValue()
        XCTAssertEqual(media as String?, "image/jpeg")
        XCTAssertTrue(UTTypeEqual("public.PNG" as CFString, kUTTypePNG))
    }
}
