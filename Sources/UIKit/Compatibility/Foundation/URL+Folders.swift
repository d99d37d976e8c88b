import Foundation

/// The folders of an app and of its person by their names, since iOS 16.
extension URL {
    /// The app's folder for what a person makes.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The app's folder for files that can be made again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The app's folder for files that a person does not see.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The app's folder 'Library'.
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    /// The folder for what was downloaded.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    /// The folder for films.
    public static var moviesDirectory: URL { folder(.moviesDirectory) }
    /// The folder for music.
    public static var musicDirectory: URL { folder(.musicDirectory) }
    /// The folder for pictures.
    public static var picturesDirectory: URL { folder(.picturesDirectory) }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.__urls(for: directory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
    }
}
