import CoreGraphics
import Foundation

/// Adds a picture to those of the library that the app has saved.
///
/// The person is asked whether the app may do that the first time.
///
/// - Parameters:
///   - completionTarget: The object that is told when the picture was saved.
///   - completionSelector: A method of the target's with three arguments: the picture, an error or nil, and the context.
///   - contextInfo: A pointer for the target's own use.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    PhotoPermission.shared.ask { isAllowed in
        let error = isAllowed ? SavedPhotos.save(image) : SavedPhotos.denied
        guard let target = completionTarget, let completionSelector else { return }
        // Targets declare the pointer as never nil: nothing is an address that nobody has.
        let context = UnsafeRawPointer(bitPattern: UInt(bitPattern: contextInfo)) ?? UnsafeRawPointer(bitPattern: 1)
        MessageSending.send(completionSelector, to: target as AnyObject, arguments: [image, error, context])
    }
}

/// Whether a film can be saved to the library: no, since films are not in it.
@preconcurrency @MainActor public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
    false
}

@MainActor enum SavedPhotos {
    static func save(_ image: UIImage) -> NSError? {
        do {
            try PhotoLibrary.shared.save(image)
            return nil
        } catch {
            return NSError(
                domain: "ALAssetsLibraryErrorDomain", code: -3304, userInfo: [NSLocalizedDescriptionKey: "\(error)"])
        }
    }

    static var denied: NSError {
        NSError(
            domain: "ALAssetsLibraryErrorDomain", code: -3310, userInfo: [NSLocalizedDescriptionKey: "Data unavailable"]
        )
    }
}

/// The person's word on whether the app may add pictures to the library, kept in the app's preferences.
@MainActor final class PhotoPermission: SessionPart {
    private static let key = "MatryoshkaMayAddPhotos"
    private let question = PermissionQuestion()

    /// Calls a closure with the person's word, in a turn of the loop of its own.
    func ask(_ answer: @escaping @MainActor (Bool) -> Void) {
        if let known = UserDefaults.standard.object(forKey: Self.key) as? Bool {
            DispatchQueue.main.async { MainActor.assumeIsolated { answer(known) } }
            return
        }
        let purposes = ["NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription"]
        let purpose = purposes.lazy.compactMap { AppInfo.value($0) as? String }.first { !$0.isEmpty }
        if purpose == nil { reportMissingPurpose() }
        question.ask("“\(AppProperties.appName)” would like to add to your photos", purpose) { isAllowed in
            UserDefaults.standard.set(isAllowed, forKey: Self.key)
            answer(isAllowed)
        }
    }

    private func reportMissingPurpose() {
        DiagnosticsChannel.shared.report(
            "photos.no-usage-description",
            "This app has attempted to access privacy-sensitive data without a usage description. The app's Info.plist must contain an NSPhotoLibraryAddUsageDescription key.",
            advice: "Add NSPhotoLibraryAddUsageDescription, with a text for the person; on a device the app ends here.")
    }
}
