import Foundation
import XCTest

/// The page that shows an app, in a browser.
final class Page {
    let driver: WebDriver

    init(_ app: RunningApp, in driver: WebDriver) throws {
        self.driver = driver
        try driver.open(app.address)
        try driver.wait(until: "document.querySelector('.picture')?.width > 1", "the first frame")
    }

    /// The size of the picture, in pixels.
    func pictureSize() throws -> [Int] {
        let size = try driver.run(
            "const picture = document.querySelector('.picture'); return [picture.width, picture.height];")
        return size as? [Int] ?? []
    }

    /// A number that another picture hardly has.
    func pictureHash() throws -> Int {
        try XCTUnwrap(try driver.run("return (\(Self.hash))();") as? Int)
    }

    /// Waits until the picture is not the one that had this number.
    func waitForAnotherPicture(than hash: Int) throws {
        try driver.wait(until: "(\(Self.hash))() !== \(hash)", "another picture")
    }

    /// Red, green and blue at a point of the window.
    func color(atX x: Double, y: Double) throws -> [Int] {
        let color = try driver.run(
            """
            const picture = document.querySelector(".picture");
            const scale = picture.width / document.querySelector(".overlay").viewBox.baseVal.width;
            const [x, y] = arguments;
            return [...picture.getContext("2d").getImageData(x * scale, y * scale, 1, 1).data].slice(0, 3);
            """, x, y)
        return color as? [Int] ?? []
    }

    /// Waits for an element of the app with a name, such as a row.
    func waitFor(_ name: String) throws { try driver.wait(until: Self.has(name), "\(name) on the phone") }

    /// Waits until there is none.
    func waitForNo(_ name: String) throws { try driver.wait(until: "!\(Self.has(name))", "no \(name) on the phone") }

    private static func has(_ name: String) -> String {
        """
        [...document.querySelectorAll("[data-element]")].some((element) =>
          [element.getAttribute("aria-label"), element.textContent].includes(\(WebDriver.quoted(name))))
        """
    }

    private static let hash = """
        () => {
          const picture = document.querySelector(".picture");
          const words = new Uint32Array(
            picture.getContext("2d").getImageData(0, 0, picture.width, picture.height).data.buffer);
          let hash = 17;
          for (let at = 0; at < words.length; at++) hash = (hash * 31 + words[at]) | 0;
          return hash;
        }
        """
}
