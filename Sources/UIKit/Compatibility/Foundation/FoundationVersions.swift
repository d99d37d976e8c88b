// The numbers of Foundation's versions, by which older code asks for the system's version.

// Choice (Foundation): the number of the system that devices say they run; Apple's headers end at iOS 9.
/// The version of Foundation, which is above those of all systems that have a name here.
public let NSFoundationVersionNumber: Double = 2500

/// The version of Foundation in iOS 6.0.
public let NSFoundationVersionNumber_iOS_6_0: Double = 992
/// The version of Foundation in iOS 6.1.
public let NSFoundationVersionNumber_iOS_6_1: Double = 993
/// The version of Foundation in iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0: Double = 1047.2
/// The version of Foundation in iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1: Double = 1047.25
/// The version of Foundation in iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0: Double = 1140.11
/// A version of Foundation above those of all iOS 8.
public let NSFoundationVersionNumber_iOS_8_x_Max: Double = 1199
/// The version of Foundation in iOS 9.0.
public let NSFoundationVersionNumber_iOS_9_0: Double = 1240.1
/// A version of Foundation above those of all iOS 9.
public let NSFoundationVersionNumber_iOS_9_x_Max: Double = 1299
