import Foundation
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// The picker of fonts.
@preconcurrency @MainActor final class FontPickerTests: EventTestCase {
    private final class Listener: NSObject, UIFontPickerViewControllerDelegate {
        var log: (String) -> Void = { _ in }
        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
            let font = viewController.selectedFontDescriptor.map { UIFont(descriptor: $0, size: 12) }
            log("picked \(font?.familyName ?? "none")")
        }
        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { log("cancelled") }
    }

    private var listener: Listener!

    override func begin() {
        super.begin()
        listener = Listener()
        listener.log = { [unowned self] in log.append($0) }
    }

    override func end() {
        listener = nil
        super.end()
    }

    private func present(_ picker: UIFontPickerViewController) throws -> FontList {
        picker.delegate = listener
        window.rootViewController?.present(picker, animated: true)
        settle()
        return try XCTUnwrap(picker.list)
    }

    private func select(_ row: Int, of list: FontList) {
        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
        settle()
    }

    func testAFamilyIsPickedAndThePickerLeaves() throws {
        let picker = UIFontPickerViewController()
        let list = try present(picker)
        XCTAssertEqual(Set(list.names), Set(UIFont.familyNames))
        let family = list.names[1]
        select(1, of: list)
        XCTAssertEqual(takeLog(), ["picked \(family)"])
        XCTAssertNil(window.rootViewController?.presentedViewController)
    }

    func testAPersonLeavesWithoutAFont() throws {
        let list = try present(UIFontPickerViewController())
        let button = try XCTUnwrap(list.navigationItem.leftBarButtonItem)
        button.primaryAction?.performWithSender(button, target: nil)
        settle()
        XCTAssertEqual(takeLog(), ["cancelled"])
        _ = try present(UIFontPickerViewController())
        tap(20, 20)
        settle()
        XCTAssertEqual(takeLog(), ["cancelled"])
    }

    func testFacesAreBehindTheirFamilyIfTheConfigurationSaysSo() throws {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.includeFaces = true
        let picker = UIFontPickerViewController(configuration: configuration)
        configuration.includeFaces = false
        XCTAssertTrue(picker.configuration.includeFaces)
        let list = try present(picker)
        let row = try XCTUnwrap(list.names.firstIndex { UIFont.fontNames(forFamilyName: $0).count > 1 })
        list.tableView(list.tableView, accessoryButtonTappedForRowWith: IndexPath(row: row, section: 0))
        settle()
        let faces = try XCTUnwrap(list.navigationController?.topViewController as? FontList)
        XCTAssertEqual(faces.names, UIFont.fontNames(forFamilyName: list.names[row]).sorted())
        select(1, of: faces)
        XCTAssertEqual(
            picker.selectedFontDescriptor.map { UIFont(descriptor: $0, size: 12).fontName }, faces.names[1])
    }

    func testTraitsLeaveFamiliesOut() throws {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.filteredTraits = .traitMonoSpace
        let list = try present(UIFontPickerViewController(configuration: configuration))
        XCTAssertFalse(list.names.isEmpty)
        XCTAssertLessThan(list.names.count, UIFont.familyNames.count)
        for name in list.names {
            XCTAssertTrue(
                UIFont.fontNames(forFamilyName: name).contains {
                    UIFont(name: $0, size: 12)?.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) ?? false
                }, name)
        }
    }

    func testLooks() throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            var stage = PictureStage(393, 852, scale: 3)
            stage.style = style
            let picture = try stage.draw("font-picker-\(style == .dark ? "dark" : "light")") {
                let picker = UIFontPickerViewController()
                picker.selectedFontDescriptor = UIFontDescriptor(
                    fontAttributes: [.family: UIFont.familyNames.sorted()[2]])
                return picker
            }
            XCTAssertNotNil(picture.ink(in: CGRect(x: 10, y: 160, width: 300, height: 300)))
        }
    }
}
