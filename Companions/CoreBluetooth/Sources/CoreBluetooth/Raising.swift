import UIKit

/// Raises an exception about an argument.
func raise(_ reason: String) { NSException(name: .invalidArgumentException, reason: reason).raise() }
