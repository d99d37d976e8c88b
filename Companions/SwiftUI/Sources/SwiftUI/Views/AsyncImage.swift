#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A step of loading a picture.
public enum AsyncImagePhase: Sendable {
    /// There is no picture yet.
    case empty
    /// The picture is there.
    case success(Image)
    /// The picture could not be loaded.
    case failure(any Error)

    /// The picture, once it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// The error, where the picture could not be loaded.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that is loaded from an address while the view is on show.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> AnyView
    @State private var phase = AsyncImagePhase.empty

    /// Shows the picture at an address with so many pixels in a point, and grey until it is there.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url, scale, Transaction()) { phase in
            phase.image.map { AnyView($0) } ?? AnyView(Color(uiColor: .secondarySystemFill))
        }
    }

    /// Shows what is made of the picture at an address, and something in its place until it is there.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url, scale, Transaction()) { phase in
            phase.image.map { AnyView(content($0)) } ?? AnyView(placeholder())
        }
    }

    /// Shows what is made of each step of loading the picture at an address; steps change in the transaction.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(url, scale, transaction) { AnyView(content($0)) }
    }

    private init(
        _ url: URL?, _ scale: CGFloat, _ transaction: Transaction, _ content: @escaping (AsyncImagePhase) -> AnyView
    ) {
        (self.url, self.scale, self.transaction, self.content) = (url, scale, transaction, content)
    }

    /// What is made of the step that loading has come to.
    public var body: some View { content(phase).task(id: url) { await load() } }

    private func load() async {
        phase = .empty
        guard let url else { return }
        do {
            let data = try await Self.data(at: url)
            guard let image = UIImage(data: data, scale: scale) else { throw URLError(.cannotDecodeContentData) }
            show(.success(Image(uiImage: image)))
        } catch {
            // Of a view that has gone, nothing is shown any more.
            if !Task.isCancelled { show(.failure(error)) }
        }
    }

    private static func data(at url: URL) async throws -> Data {
        url.isFileURL ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
    }

    private func show(_ phase: AsyncImagePhase) {
        withTransaction(transaction) { self.phase = phase }
    }
}
