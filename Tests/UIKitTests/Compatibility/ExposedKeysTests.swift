import UIKitTesting
import XCTest

@_spi(Framework) @_spi(Testing) import UIKit

/// Properties that a framework beside UIKit makes known by their names.
@preconcurrency @MainActor final class ExposedKeysTests: ScreenTestCase {
    private class Lamp: NSObject {
        var isLit = false
        var power = 0.0
        var name: String?
        var bulbs: [String] = []
        var serial: Int { 42 }
    }
    private final class Torch: Lamp {
        var reach = 0
    }

    override func begin() {
        super.begin()
        ExposedKeys.add("lit", \Lamp.isLit)
        ExposedKeys.add("power", \Lamp.power)
        ExposedKeys.add("name", \Lamp.name)
        ExposedKeys.add("serial", reading: \Lamp.serial)
        ExposedKeys.add("bulb", on: Lamp.self) { (lamp, bulb: String) in lamp.bulbs.append(bulb) }
        ExposedKeys.add("power", on: Torch.self) { (torch, power: Int) in torch.reach = 10 * power }
    }

    private func refusal(_ body: () -> Void) -> String? {
        var reason: String?
        NSException.interceptor = { reason = $0.reason }
        defer { NSException.interceptor = nil }
        body()
        return reason
    }

    func testValuesAreConvertedAndReadBack() {
        let lamp = Lamp()
        lamp.setValue(NSNumber(value: 1), forKey: "lit")
        lamp.setValue(NSNumber(value: 2.5), forKey: "power")
        lamp.setValue("Hall", forKey: "name")
        XCTAssertTrue(lamp.isLit)
        XCTAssertEqual(lamp.value(forKey: "power") as? Double, 2.5)
        XCTAssertEqual(lamp.value(forKey: "name") as? String, "Hall")
        lamp.setValue(nil, forKey: "name")
        XCTAssertNil(lamp.name)
    }

    func testTheLowestClassAnswers() {
        let torch = Torch()
        torch.setValue(NSNumber(value: 3), forKey: "power")
        torch.setValue("small", forKey: "bulb")
        torch.setValue("spare", forKey: "bulb")
        XCTAssertEqual(torch.reach, 30)
        XCTAssertEqual(torch.bulbs, ["small", "spare"])
        // Where it can only be set, the class above is read.
        XCTAssertEqual(torch.value(forKey: "power") as? Double, 0)
    }

    func testWhatCannotBeSetRaises() {
        let lamp = Lamp()
        XCTAssertEqual(lamp.value(forKey: "serial") as? Int, 42)
        XCTAssertTrue(
            refusal { lamp.setValue(1, forKey: "serial") }?.contains("not key value coding-compliant") ?? false)
        XCTAssertTrue(
            refusal { lamp.setValue([1], forKey: "power") }?.contains("'power' is of type Double") ?? false)
        XCTAssertTrue(refusal { _ = lamp.value(forKey: "bulb") }?.contains("not key value coding-compliant") ?? false)
    }

    func testTheFrameworksOwnKeysAreThere() {
        let table = UITableView()
        let controller = UITableViewController()
        table.setValue(controller, forKey: "delegate")
        table.setValue(controller, forKey: "dataSource")
        table.setValue(NSNumber(value: 0.5), forKeyPath: "alpha")
        table.setValue(NSNumber(value: 8), forKeyPath: "layer.cornerRadius")
        XCTAssertTrue(table.delegate === controller)
        XCTAssertTrue(table.dataSource === controller)
        XCTAssertEqual([table.alpha, table.layer.cornerRadius], [0.5, 8])
        XCTAssertEqual(table.value(forKey: "alpha") as? CGFloat, 0.5)
    }

    func testSettingAViewByNameLoadsNone() {
        let (controller, view) = (UIViewController(), UIView())
        controller.setValue(view, forKey: "view")
        XCTAssertTrue(controller.viewIfLoaded === view)
        XCTAssertTrue(controller.value(forKey: "view") as AnyObject === view)
        // The key has a class's reading and its setting, which were added apart.
        let table = UITableView()
        let tables = UITableViewController()
        tables.setValue(table, forKey: "tableView")
        XCTAssertTrue(tables.viewIfLoaded === table)
    }
}
