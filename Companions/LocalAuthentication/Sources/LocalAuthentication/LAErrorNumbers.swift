// The numbers of `LAError.Code` by the names of C.
/// The person failed.
public let kLAErrorAuthenticationFailed = Int32(LAError.Code.authenticationFailed.rawValue)
/// The person does not want to.
public let kLAErrorUserCancel = Int32(LAError.Code.userCancel.rawValue)
/// The person wants to do something else.
public let kLAErrorUserFallback = Int32(LAError.Code.userFallback.rawValue)
/// The system does not want to.
public let kLAErrorSystemCancel = Int32(LAError.Code.systemCancel.rawValue)
/// There is no passcode.
public let kLAErrorPasscodeNotSet = Int32(LAError.Code.passcodeNotSet.rawValue)
/// There is no sensor that could be used.
public let kLAErrorTouchIDNotAvailable = Int32(LAError.Code.biometryNotAvailable.rawValue)
/// No finger is known.
public let kLAErrorTouchIDNotEnrolled = Int32(LAError.Code.biometryNotEnrolled.rawValue)
/// Too many fingers failed.
public let kLAErrorTouchIDLockout = Int32(LAError.Code.biometryLockout.rawValue)
/// The app does not want to any more.
public let kLAErrorAppCancel = Int32(LAError.Code.appCancel.rawValue)
/// The context was ended.
public let kLAErrorInvalidContext = Int32(LAError.Code.invalidContext.rawValue)
/// There is no sensor that could be used.
public let kLAErrorBiometryNotAvailable = Int32(LAError.Code.biometryNotAvailable.rawValue)
/// No face or finger is known.
public let kLAErrorBiometryNotEnrolled = Int32(LAError.Code.biometryNotEnrolled.rawValue)
/// Too many attempts failed.
public let kLAErrorBiometryLockout = Int32(LAError.Code.biometryLockout.rawValue)
/// Nobody may be asked.
public let kLAErrorNotInteractive = Int32(LAError.Code.notInteractive.rawValue)
