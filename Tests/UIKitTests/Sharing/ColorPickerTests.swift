import CoreGraphics
import Foundation
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// The picker of colours and the well that opens it.
@preconcurrency @MainActor final class ColorPickerTests: EventTestCase {
    private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
        var log: (String) -> Void = { _ in }
        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) {
            log("\(PickedColor(color).hex) \(PickedColor(color).alpha)\(continuously ? " …" : "")")
        }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
            log("finished \(viewController.presentingViewController == nil)")
        }
    }

    private final class OlderListener: NSObject, UIColorPickerViewControllerDelegate {
        var log: (String) -> Void = { _ in }
        func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
            log(PickedColor(viewController.selectedColor).hex)
        }
    }

    private func present(
        _ picker: UIColorPickerViewController, _ delegate: any UIColorPickerViewControllerDelegate
    ) throws -> ColorPanel {
        picker.delegate = delegate
        window.rootViewController?.present(picker, animated: true)
        settle()
        return try XCTUnwrap(picker.panel)
    }

    private func point(_ x: CGFloat, _ y: CGFloat, of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.width * x, y: view.bounds.height * y), to: window)
    }

    // MARK: Colours

    func testHexadecimalDigits() {
        XCTAssertEqual(PickedColor(hex: "#FF8000"), PickedColor(red: 1, green: 128.0 / 255, blue: 0))
        XCTAssertEqual(PickedColor(hex: "0af")?.hex, "00AAFF")
        XCTAssertNil(PickedColor(hex: "12345"))
        XCTAssertNil(PickedColor(hex: "GG0000"))
    }

    func testAColorIsFoundAgainAtItsPlaceOfTheSpectrum() {
        for color in [0xFF0000, 0x00FF00, 0xFF80FF, 0x400000, 0x0000FF, 0xFFFFFF, 0x000000].map(PickedColor.init(hex:))
        {
            XCTAssertEqual(PickedColor(spectrum: color.spectrumPlace).hex, color.hex)
        }
        XCTAssertEqual(PickedColor(hex: 0x00FF00).spectrumPlace, CGPoint(x: 1.0 / 3, y: 0.5))
    }

    // MARK: Picking

    func testAFingerOnTheGridPicksContinuouslyAndThenOnceForAll() throws {
        let (picker, listener) = (UIColorPickerViewController(), Listener())
        listener.log = { [unowned self] in log.append($0) }
        let panel = try present(picker, listener)
        let first = point(0.5 / 12, 0.05, of: panel.grid)
        let second = point(1.5 / 12, 0.15, of: panel.grid)
        down(first.x, first.y)
        move(second.x, second.y)
        up(second.x, second.y)
        settle()
        XCTAssertEqual(takeLog(), ["FFFFFF 1.0 …", "011D57 1.0 …", "011D57 1.0"])
        XCTAssertEqual(PickedColor(picker.selectedColor).hex, "011D57")
    }

    func testTheOlderFormHearsOfColorsWhereTheNewerIsNotThere() throws {
        let listener = OlderListener()
        listener.log = { [unowned self] in log.append($0) }
        let panel = try present(UIColorPickerViewController(), listener)
        let place = point(11.5 / 12, 0.05, of: panel.grid)
        tap(place.x, place.y)
        settle()
        XCTAssertEqual(takeLog(), ["000000", "000000"])
    }

    func testSlidersFieldsAndOpacity() throws {
        let (picker, listener) = (UIColorPickerViewController(), Listener())
        listener.log = { [unowned self] in log.append($0) }
        picker.selectedColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let panel = try present(picker, listener)
        XCTAssertEqual(takeLog(), [])
        panel.pages.selectedSegmentIndex = 2
        panel.setNeedsLayout()
        settle()
        XCTAssertEqual(panel.sliders.map { $0.field.text }, ["0", "0", "255"])
        XCTAssertEqual(panel.hexField.text, "0000FF")
        let end = point(1, 0.5, of: panel.sliders[0].track)
        tap(end.x - 2, end.y)
        settle()
        XCTAssertEqual(takeLog(), ["FF00FF 1.0 …", "FF00FF 1.0"])
        XCTAssertTrue(panel.sliders[1].field.becomeFirstResponder())
        panel.sliders[1].field.text = "300"
        XCTAssertTrue(panel.sliders[1].field.resignFirstResponder())
        XCTAssertEqual(takeLog(), ["FFFFFF 1.0"])
        XCTAssertTrue(panel.hexField.becomeFirstResponder())
        panel.hexField.text = "#123456"
        XCTAssertTrue(panel.hexField.resignFirstResponder())
        XCTAssertEqual(takeLog(), ["123456 1.0"])
        panel.opacity.track.accessibilityDecrement()
        XCTAssertEqual(panel.opacity.field.text, "90%")
        XCTAssertEqual(takeLog(), ["123456 0.9"])
    }

    func testWithoutAlphaThereIsNoOpacityAndColorsAreOpaque() throws {
        let (picker, listener) = (UIColorPickerViewController(), Listener())
        listener.log = { [unowned self] in log.append($0) }
        picker.selectedColor = UIColor(white: 0, alpha: 0.5)
        picker.supportsAlpha = false
        let panel = try present(picker, listener)
        XCTAssertTrue(panel.opacity.isHidden)
        panel.grid.onPick(ColorGrid.colors[0], false)
        XCTAssertEqual(takeLog(), ["FFFFFF 1.0"])
    }

    func testObserversHearOfTheSelectedColor() throws {
        let picker = UIColorPickerViewController()
        let observation = picker.observe(\.selectedColor, options: [.new]) { [unowned self] _, change in
            log.append(change.newValue.map { PickedColor($0).hex } ?? "none")
        }
        let panel = try present(picker, Listener())
        panel.grid.onPick(ColorGrid.colors[12], false)
        picker.selectedColor = .white
        XCTAssertEqual(takeLog(), ["00374A", "FFFFFF"])
        observation.invalidate()
    }

    // MARK: The end

    func testTheDelegateHearsOfTheEndByAPersonOnly() throws {
        let listener = Listener()
        listener.log = { [unowned self] in log.append($0) }
        var panel = try present(UIColorPickerViewController(), listener)
        panel.closeButton.sendActions(for: .touchUpInside)
        settle()
        XCTAssertEqual(takeLog(), ["finished true"])
        panel = try present(UIColorPickerViewController(), listener)
        // Above the card.
        tap(20, 20)
        settle()
        XCTAssertEqual(takeLog(), ["finished true"])
        _ = try present(UIColorPickerViewController(), listener)
        window.rootViewController?.dismiss(animated: true)
        settle()
        XCTAssertEqual(takeLog(), [])
    }

    func testTheSheetIsAsHighAsItsContentUnlessTheAppSaysOtherwise() throws {
        let picker = UIColorPickerViewController()
        let panel = try present(picker, Listener())
        let inset = window.safeAreaInsets.bottom
        XCTAssertEqual(picker.view.bounds.height, panel.height(width: window.bounds.width) + inset, accuracy: 1)
        window.rootViewController?.dismiss(animated: false)
        settle()
        let other = UIColorPickerViewController()
        other.sheetPresentationController?.detents = [.medium()]
        _ = try present(other, Listener())
        XCTAssertEqual(other.sheetPresentationController?.detents.map(\.identifier), [.medium])
    }

    // MARK: Colours put aside

    func testAColorPutAsideStaysForTheNextPicker() throws {
        let picker = UIColorPickerViewController()
        picker.selectedColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        let panel = try present(picker, Listener())
        let count = SavedColors.shared.colors.count
        let add = try XCTUnwrap(panel.swatches.subviews.compactMap { $0 as? UIButton }.first)
        add.sendActions(for: .touchUpInside)
        add.sendActions(for: .touchUpInside)
        XCTAssertEqual(SavedColors.shared.colors.count, count + 1)
        XCTAssertEqual(SavedColors.shared.colors.last?.hex, "FF00FF")
        SavedColors.shared.remove(PickedColor(hex: 0xFF00FF))
        XCTAssertEqual(SavedColors.shared.colors.count, count)
    }

    // MARK: Wells

    func testAWellOpensAPickerAndSendsWhatIsPicked() throws {
        let well = UIColorWell(frame: CGRect(x: 40, y: 100, width: 44, height: 44))
        well.title = "Paper"
        well.supportsAlpha = false
        well.selectedColor = .red
        well.addAction(
            UIAction { [unowned self] _ in log.append(well.selectedColor.map { PickedColor($0).hex } ?? "none") },
            for: .valueChanged)
        root.addSubview(well)
        settle()
        tap(60, 120)
        settle()
        let picker = try XCTUnwrap(
            window.rootViewController?.presentedViewController as? UIColorPickerViewController)
        XCTAssertEqual(picker.title, "Paper")
        XCTAssertFalse(picker.supportsAlpha)
        XCTAssertEqual(PickedColor(picker.selectedColor).hex, "FF0000")
        let panel = try XCTUnwrap(picker.panel)
        let place = point(0.5 / 12, 0.15, of: panel.grid)
        tap(place.x, place.y)
        settle()
        XCTAssertEqual(takeLog(), ["00374A", "00374A"])
        well.selectedColor = .white
        XCTAssertEqual(takeLog(), [])
        XCTAssertEqual(PickedColor(picker.selectedColor).hex, "FFFFFF")
    }

    func testAWellsSizeAndItsDocument() throws {
        XCTAssertEqual(UIColorWell().bounds.size, CGSize(width: 28, height: 28))
        XCTAssertNil(UIColorWell().selectedColor)
        let well = try XCTUnwrap(
            UINib.view(
                """
                <colorWell opaque="NO" id="c" title="Ink" supportsAlpha="NO">
                <color key="selectedColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
                customColorSpace="sRGB"/></colorWell>
                """) as? UIColorWell)
        XCTAssertEqual(well.title, "Ink")
        XCTAssertFalse(well.supportsAlpha)
        XCTAssertEqual(well.selectedColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    // MARK: Looks

    func testLooks() throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            for (page, name) in ["grid", "spectrum", "sliders"].enumerated() {
                var stage = PictureStage(393, 852, scale: 3)
                stage.style = style
                stage.safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
                let picture = try stage.draw("color-\(name)-\(style == .dark ? "dark" : "light")") {
                    let picker = UIColorPickerViewController()
                    picker.selectedColor = UIColor(red: 1, green: 98.0 / 255, blue: 80.0 / 255, alpha: 0.75)
                    picker.loadViewIfNeeded()
                    picker.panel?.pages.selectedSegmentIndex = page
                    for (index, color) in [nil, UIColor.systemGreen, UIColor(white: 0, alpha: 0.4)].enumerated() {
                        let well = UIColorWell(frame: CGRect(x: 40 + 50 * index, y: 740, width: 28, height: 28))
                        well.selectedColor = color
                        picker.view.addSubview(well)
                    }
                    return picker
                }
                // Colours are where the fields are.
                XCTAssertNotEqual(picture.color(at: 40, 300), picture.color(at: 340, 190))
                XCTAssertNotEqual(picture.color(at: 54, 742), picture.color(at: 30, 742))
            }
        }
    }
}
