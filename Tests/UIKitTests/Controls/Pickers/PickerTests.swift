import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class PickerTests: EventTestCase {
    private var source: PickerSource!

    override func begin() {
        super.begin()
        source = PickerSource()
        source.log = { [unowned self] in log.append($0) }
    }

    private func picker() -> UIPickerView {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 393, height: 216))
        picker.dataSource = source
        picker.delegate = source
        root.addSubview(picker)
        settle()
        return picker
    }

    func testRowsOfAllComponents() {
        let picker = picker()
        XCTAssertEqual(picker.numberOfComponents, 2)
        XCTAssertEqual(picker.numberOfRows(inComponent: 0), 20)
        XCTAssertEqual(picker.numberOfRows(inComponent: 7), 0)
        XCTAssertEqual(picker.selectedRow(inComponent: 1), 0)
        XCTAssertEqual(picker.selectedRow(inComponent: 2), -1)
        XCTAssertEqual(picker.rowSize(forComponent: 0), CGSize(width: 185, height: 32))
        XCTAssertEqual(picker.intrinsicContentSize, CGSize(width: 320, height: 216))
        let label = picker.columns[0].view(forRow: 3) as? UILabel
        XCTAssertEqual(label?.text, "0.3")
    }

    func testADragTurnsTheWheelToARowAndTellsTheDelegate() {
        let picker = picker()
        down(100, 208)
        for step in 1...20 {
            wait(1.0 / 60)
            move(100, 208 - CGFloat(step) * 4)
        }
        wait(0.2)
        move(100, 128)
        up(100, 128)
        settle()
        let row = picker.selectedRow(inComponent: 0)
        XCTAssertEqual(takeLog(), ["selected 0.\(row)"])
        XCTAssertTrue((2...3).contains(row), "\(row)")
        XCTAssertEqual(picker.columns[0].contentOffset.y, CGFloat(row) * 32)
        XCTAssertEqual(picker.selectedRow(inComponent: 1), 0)
    }

    func testAFlickEndsOnARow() {
        let picker = picker()
        down(300, 280)
        for step in 1...6 {
            wait(1.0 / 60)
            move(300, 280 - CGFloat(step) * 20)
        }
        up(300, 160)
        settle()
        let row = picker.selectedRow(inComponent: 1)
        XCTAssertGreaterThan(row, 4)
        XCTAssertEqual(takeLog(), ["selected 1.\(row)"])
        XCTAssertEqual(picker.columns[1].contentOffset.y.truncatingRemainder(dividingBy: 32), 0)
    }

    func testATapChoosesTheRowBelow() {
        let picker = picker()
        tap(100, 240)
        settle()
        XCTAssertEqual(takeLog(), ["selected 0.1"])
        XCTAssertEqual(picker.selectedRow(inComponent: 0), 1)
    }

    func testSelectRowIsSilentAndMayBeAnimated() {
        let picker = picker()
        picker.selectRow(10, inComponent: 0, animated: true)
        XCTAssertEqual(picker.selectedRow(inComponent: 0), 10)
        settle()
        XCTAssertEqual(picker.columns[0].contentOffset.y, 320)
        picker.selectRow(50, inComponent: 0, animated: false)
        XCTAssertEqual(picker.selectedRow(inComponent: 0), 10)
        XCTAssertEqual(takeLog(), [])
    }

    func testReloadingKeepsTheRowsThatThereAre() {
        let picker = picker()
        picker.selectRow(10, inComponent: 0, animated: false)
        source.rows = 5
        picker.reloadAllComponents()
        settle()
        XCTAssertEqual(picker.selectedRow(inComponent: 0), 4)
        source.rows = 0
        picker.reloadComponent(0)
        settle()
        XCTAssertEqual(picker.selectedRow(inComponent: 0), -1)
    }

    func testRowsThatAreViews() {
        source.makesViews = true
        let picker = picker()
        XCTAssertEqual(picker.view(forRow: 0, forComponent: 0)?.tag, 100)
        picker.selectRow(15, inComponent: 0, animated: false)
        settle()
        XCTAssertEqual(picker.view(forRow: 15, forComponent: 0)?.tag, 115)
        XCTAssertNil(picker.view(forRow: 0, forComponent: 0))
        XCTAssertTrue(log.contains("reused"))
    }

    func testRowsLieOnAWheel() {
        let middle = PickerMetrics.place(rows: 0, rowHeight: 32)
        XCTAssertEqual(middle?.offset, 0)
        XCTAssertEqual(middle?.squeeze, 1)
        let next = PickerMetrics.place(rows: 1, rowHeight: 32)
        XCTAssertEqual(next?.offset ?? 0, 31.5, accuracy: 0.1)
        XCTAssertNil(PickerMetrics.place(rows: 6, rowHeight: 32))
        for rows in [-4.5, -1, 0, 2, 5] as [CGFloat] {
            let offset = PickerMetrics.place(rows: rows, rowHeight: 32)?.offset ?? 0
            XCTAssertEqual(PickerMetrics.rows(atOffset: offset, rowHeight: 32), rows, accuracy: 1e-6)
        }
    }
}

private final class PickerSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = 20
    var makesViews = false
    var log: (String) -> Void = { _ in }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(component).\(row)"
    }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        guard makesViews else {
            let label = view as? UILabel ?? UILabel()
            label.text = "\(component).\(row)"
            return label
        }
        if view != nil { log("reused") }
        let shown = view ?? UIView()
        shown.tag = 100 + row
        return shown
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        log("selected \(component).\(row)")
    }
}
