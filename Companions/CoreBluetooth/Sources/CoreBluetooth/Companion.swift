@_spi(Framework) import UIKit

/// What CoreBluetooth brings into UIKit's registers: nothing.
public enum __CoreBluetooth: __Companion {
    /// Does nothing.
    @MainActor public static func introduce() {}
}

/// Says in the console that a call has no effect without Bluetooth.
func refuse(_ name: String) {
    NSLog("[CoreBluetooth] API MISUSE: \(name) can only accept this command while in the powered on state")
}
