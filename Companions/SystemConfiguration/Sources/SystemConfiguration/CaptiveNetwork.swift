import UIKit

/// The wireless ways out of the device; nil, as in the Simulator.
public func CNCopySupportedInterfaces() -> CFArray? { nil }

/// The wireless network that the device is in; nil, as in the Simulator.
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }

/// The key of a network's name.
public nonisolated(unsafe) let kCNNetworkInfoKeySSID: CFString = "SSID"
/// The key of a network's name as bytes.
public nonisolated(unsafe) let kCNNetworkInfoKeySSIDData: CFString = "SSIDDATA"
/// The key of the address of a network's station.
public nonisolated(unsafe) let kCNNetworkInfoKeyBSSID: CFString = "BSSID"
