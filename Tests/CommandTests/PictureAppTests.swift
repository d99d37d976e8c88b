import Foundation
import XCTest

/// Apps that pick pictures, save them, and are launched by an item of their icon's menu, run by the command as its users do.
final class PictureAppTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws {
        runner = try CommandRunner()
        try runner.write(Self.information, to: "Album/Info.plist")
        try runner.write(Self.source, to: "Album/Album.swift")
    }

    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    private static let information = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleDisplayName</key><string>Album</string>
        <key>NSPhotoLibraryAddUsageDescription</key><string>To keep your pictures.</string>
        <key>UIApplicationShortcutItems</key><array><dict>
        <key>UIApplicationShortcutItemType</key><string>pick</string>
        <key>UIApplicationShortcutItemTitle</key><string>Pick</string>
        </dict></array>
        </dict></plist>
        """

    private static let source = """
        import UIKit

        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = AlbumViewController()
                window?.makeKeyAndVisible()
                return true
            }

            func application(
                _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                completionHandler: @escaping (Bool) -> Void
            ) {
                (window?.rootViewController as? AlbumViewController)?.pick()
                completionHandler(true)
            }
        }

        class AlbumViewController: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
            }

            func pick() {
                let picker = UIImagePickerController()
                picker.sourceType = .photoLibrary
                picker.delegate = self
                present(picker, animated: true)
            }

            func imagePickerController(
                _ picker: UIImagePickerController,
                didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
            ) {
                guard let image = info[.originalImage] as? UIImage else { return }
                print("picked \\(Int(image.size.width)) x \\(Int(image.size.height))")
                dismiss(animated: true)
                UIImageWriteToSavedPhotosAlbum(
                    image, self, #selector(image(_:didFinishSavingWithError:contextInfo:)), nil)
            }

            @objc func image(
                _ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer
            ) {
                print("saved", error?.localizedDescription ?? "without an error")
            }
        }
        """

    func testAPictureIsPickedAndSaved() throws {
        let dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        let pictures = runner.folder.appendingPathComponent("Pictures")
        try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
        try XCTUnwrap(Data(base64Encoded: dot)).write(to: pictures.appendingPathComponent("dot.png"))
        try runner.write(
            """
            - tapOn: Photo, dot
            - tapOn: Allow
            - shortcut: pick
            - tapOn: Photo, IMG_0001
            """, to: "pick.yaml")
        let result = try runner.run([
            "run", "Album", "--flow", "pick.yaml", "--photos", "Pictures", "--shortcut", "pick",
        ])
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(
            result.output, "picked 1 x 1\nsaved without an error\npicked 1 x 1\nsaved without an error\n", result.errors
        )
    }

    func testAFolderThatIsNotThereIsRefused() throws {
        let result = try runner.run(["run", "Album", "--photos", "None"])
        XCTAssertEqual(result.errors, "error: --photos: there is no folder 'None'\n")
        XCTAssertNotEqual(result.status, 0)
    }
}
