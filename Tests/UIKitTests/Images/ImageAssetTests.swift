import Foundation
import XCTest

@testable import UIKit

/// Pictures that stand for each other under different traits.
@preconcurrency @MainActor final class ImageAssetTests: XCTestCase {
    private func picture(_ width: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 4)).image { _ in }
    }

    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let light = UITraitCollection(userInterfaceStyle: .light)

    func testPicturesAreChosenByTraits() {
        let asset = UIImageAsset()
        XCTAssertEqual(asset.image(with: dark).size, .zero)
        asset.register(picture(1), with: light)
        asset.register(picture(2), with: dark)
        asset.register(
            picture(3),
            with: UITraitCollection(traitsFrom: [dark, UITraitCollection(verticalSizeClass: .compact)]))
        XCTAssertEqual(asset.image(with: light).size.width, 1)
        XCTAssertEqual(asset.image(with: dark).size.width, 2)
        let both = UITraitCollection(traitsFrom: [UITraitCollection(verticalSizeClass: .compact), dark])
        XCTAssertEqual(asset.image(with: both).size.width, 3)
        XCTAssertEqual(asset.image(with: both).imageAsset, asset)
        asset.unregister(with: dark)
        XCTAssertEqual(asset.image(with: dark).size.width, 1)
    }

    func testAPictureGetsADarkOne() {
        let image = picture(1)
        image.imageAsset?.register(picture(2), with: dark)
        XCTAssertEqual(image.variant(for: dark).size.width, 2)
        XCTAssertEqual(image.variant(for: light).size.width, 1)
        XCTAssertEqual(image.variant(for: dark).variant(for: light).size.width, 1)
        XCTAssertTrue(picture(1).variant(for: dark).imageAsset?.isFilled == false)
    }

    func testAPictureDoesNotKeepItself() {
        weak var kept: UIImage?
        do {
            let image = picture(1)
            image.imageAsset?.register(image, with: light)
            kept = image
        }
        XCTAssertNil(kept)
    }
}
