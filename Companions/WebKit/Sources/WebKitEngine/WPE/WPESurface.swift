/// The backend of a view, which hands over what WebKit has drawn. WebKit keeps it as long as it keeps the view.
///
/// It is used on the library's thread.
final class WPESurface: @unchecked Sendable {
    private let library: WPELibrary
    /// The functions that the backend calls, which it reads as long as it is there.
    private let client: UnsafeMutablePointer<WPEBackend.Client>
    let exportable: NativeObject

    /// - Parameters:
    ///   - draw: Gets the pictures, with the data.
    ///   - size: In pixels.
    init?(
        _ library: WPELibrary, size: (width: Int, height: Int), data: UnsafeMutableRawPointer,
        draw: @escaping @convention(c) (UnsafeMutableRawPointer?, NativeObject?) -> Void
    ) {
        let client = UnsafeMutablePointer<WPEBackend.Client>.allocate(capacity: 1)
        client.initialize(to: WPEBackend.Client(exportSharedBuffer: draw))
        guard let exportable = library.backend.make(client, data, UInt32(size.width), UInt32(size.height)) else {
            client.deallocate()
            return nil
        }
        (self.library, self.client, self.exportable) = (library, client, exportable)
    }

    deinit {
        library.backend.destroy(exportable)
        client.deallocate()
    }

    /// The backend as WebKit's views take it, which keeps this object.
    func makeBackend() -> NativeObject {
        library.web.makeBackend(
            library.backend.view(exportable), Self.release, Unmanaged.passRetained(self).toOpaque())
    }

    private static let release: GLib.Release = { data in
        if let data { Unmanaged<WPESurface>.fromOpaque(data).release() }
    }
}
