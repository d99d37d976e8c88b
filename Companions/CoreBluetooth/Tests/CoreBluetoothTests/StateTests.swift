import UIKitTesting
import XCTest

@testable import CoreBluetooth
@_spi(Framework) import UIKit

/// A device without Bluetooth.
@preconcurrency @MainActor final class StateTests: XCTestCase, @unchecked Sendable {
    private final class Delegate: NSObject, CBCentralManagerDelegate, CBPeripheralManagerDelegate {
        nonisolated(unsafe) var events: [String] = []
        func centralManagerDidUpdateState(_ central: CBCentralManager) { events.append("central \(central.state)") }
        func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
            events.append("peripheral \(peripheral.state)")
        }
    }

    func testBluetoothIsNotSupported() {
        let screen = TestScreen()
        let delegate = Delegate()
        let central = CBCentralManager(delegate: delegate, queue: nil)
        let peripheral = CBPeripheralManager(delegate: delegate, queue: .main)
        XCTAssertEqual(central.state, .unknown)
        screen.runUntilIdle()
        XCTAssertEqual(delegate.events, ["central unsupported", "peripheral unsupported"])
        XCTAssertNil(CBCentralManager().delegate)
        central.scanForPeripherals(withServices: [CBUUID(string: "180D")])
        XCTAssertFalse(central.isScanning)
        XCTAssertEqual(central.retrieveConnectedPeripherals(withServices: []), [])
        withExtendedLifetime(peripheral) {}
    }

    func testIdentifiers() {
        XCTAssertEqual(CBUUID(string: "180d"), CBUUID(data: Data([0x18, 0x0D])))
        XCTAssertEqual(CBUUID(string: "180d").uuidString, "180D")
        let long = "0000180D-0000-1000-8000-00805F9B34FB"
        XCTAssertEqual(CBUUID(string: long).uuidString, long)
        XCTAssertEqual(CBUUID(nsuuid: UUID(uuidString: long)!), CBUUID(string: long))
    }
}
