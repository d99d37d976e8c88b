import DisplayProtocol
import Foundation
import QuartzCore
import UIKitTesting
import XCTest

@testable import CoreGraphics
@testable import UIKit

/// Draws views offscreen on a screen of any size, without the status bar, as the pictures of iOS were taken.
@MainActor struct PictureStage {
    var size: CGSize
    var scale: Double
    var safeArea = UIEdgeInsets.zero
    var category = UIContentSizeCategory.large
    var style = UIUserInterfaceStyle.light
    /// The window's colour; iOS left it out of its pictures.
    var ground: UIColor?

    init(_ width: CGFloat, _ height: CGFloat, scale: Double) {
        size = CGSize(width: width, height: height)
        self.scale = scale
    }

    /// Shows a controller as the root of the only window and draws it.
    ///
    /// The name is for `MATRYOSHKA_PICTURES`, a folder that gets the drawing as a PNG file.
    func draw(_ name: String, _ make: () -> UIViewController) throws -> Picture {
        TestEnvironment.reset()
        let saved = UIScreen.main.configuration
        defer {
            TestEnvironment.reset()
            UIScreen.main.adopt(saved)
        }
        UIScreen.main.adopt(configuration)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = ground
        window.rootViewController = make()
        window.makeKeyAndVisible()
        XCTAssertEqual(TestEnvironment.runUntilIdle(), [])
        let bitmap = try XCTUnwrap(Bitmap(width: configuration.pixelWidth, height: configuration.pixelHeight))
        let compositor = Compositor(background: 0)
        let list = compositor.frame(
            of: [UIApplication.shared.screenLayer], width: bitmap.width, height: bitmap.height, scale: CGFloat(scale))
        compositor.draw(list, replacing: nil, in: bitmap)
        try KeptPictures.keep(bitmap, as: name)
        return Picture(bitmap, scale: scale)
    }

    /// Draws a bare view at the top left of nothing.
    func draw(_ name: String, view: () -> UIView) throws -> Picture {
        try draw(name) {
            let controller = UIViewController()
            controller.view.backgroundColor = nil
            controller.view.addSubview(view())
            return controller
        }
    }

    private var configuration: ScreenConfiguration {
        ScreenConfiguration(
            deviceName: "Picture", idiom: .phone, size: size, scale: scale,
            safeAreaInsets: EdgeInsets(
                top: Double(safeArea.top), left: Double(safeArea.left), bottom: Double(safeArea.bottom),
                right: Double(safeArea.right)),
            cornerRadius: 0, statusBarHeight: Double(safeArea.top), style: style == .dark ? .dark : .light,
            textSize: ScreenConfiguration.TextSize.allCases.first { UIContentSizeCategory($0) == category } ?? .large)
    }
}

/// A picture of iOS and the stage for ours.
@MainActor func comparison(
    _ name: String, _ stage: PictureStage, _ make: () -> UIViewController
) throws -> PictureComparison {
    let theirs = try ReferencePictures.picture(name, scale: stage.scale)
    return PictureComparison(name, theirs: theirs, ours: try stage.draw(name, make))
}
