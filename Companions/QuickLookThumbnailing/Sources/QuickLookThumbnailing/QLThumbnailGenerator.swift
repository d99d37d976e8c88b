import Foundation
@_spi(Framework) import UIKit

/// The domain of the errors of small pictures.
public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"

/// Makes small pictures of files.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
    /// A wish for a small picture.
    open class Request: NSObject, @unchecked Sendable {
        /// What pictures may show.
        public struct RepresentationTypes: OptionSet, Sendable {
            /// The bits of the set.
            public let rawValue: UInt
            /// Makes a set of its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// A symbol of the kind of file.
            public static let icon = RepresentationTypes(rawValue: 1)
            /// The content, coarsely.
            public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
            /// The content.
            public static let thumbnail = RepresentationTypes(rawValue: 4)
            /// Any of them.
            public static let all = RepresentationTypes(rawValue: UInt.max)
        }

        /// The file.
        public let fileURL: URL
        /// The largest size in points.
        public let size: CGSize
        /// The pixels of a point.
        public let scale: CGFloat
        /// What the picture may show.
        public let representationTypes: RepresentationTypes
        /// The least size in points.
        open var minimumDimension: CGFloat = 0
        /// Whether a symbol looks like a sheet.
        open var iconMode = false
        var isCancelled = false

        /// Makes a wish.
        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
            fileURL = url
            self.size = size
            self.scale = scale
            self.representationTypes = representationTypes
            super.init()
        }
    }

    /// The app's generator.
    public static let shared = QLThumbnailGenerator()

    /// Makes a generator.
    public override init() { super.init() }

    /// Makes the best picture that a request allows.
    @preconcurrency open func generateBestRepresentation(
        for request: Request, completion: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) {
        soon {
            do {
                completion(try Self.picture(request), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    /// The best picture that a request allows.
    open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
        try await withCheckedThrowingContinuation { done in
            generateBestRepresentation(for: request) { picture, error in
                if let picture { done.resume(returning: picture) } else { done.resume(throwing: error ?? Self.failure) }
            }
        }
    }

    /// Makes the pictures that a request allows, the coarse ones first; here the best one alone.
    @preconcurrency open func generateRepresentations(
        for request: Request,
        update: (
            @Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
        )?
    ) {
        generateBestRepresentation(for: request) { update?($0, $0?.type ?? .thumbnail, $1) }
    }

    /// Takes a request back, which ends with an error.
    open func cancel(_ request: Request) { request.isCancelled = true }

    private static var failure: NSError { NSError(domain: QLThumbnailErrorDomain, code: 0) }

    @MainActor private static func picture(_ request: Request) throws -> QLThumbnailRepresentation {
        if request.isCancelled { throw NSError(domain: QLThumbnailErrorDomain, code: 5) }
        let data = try Data(contentsOf: request.fileURL)
        let content =
            request.representationTypes.isDisjoint(with: [.thumbnail, .lowQualityThumbnail]) ? nil : UIImage(data: data)
        guard let image = content ?? UIImage(systemName: "doc"),
            content != nil || request.representationTypes.contains(.icon)
        else { throw failure }
        let factor = min(request.size.width / image.size.width, request.size.height / image.size.height)
        let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
        let format = UIGraphicsImageRendererFormat()
        format.scale = request.scale
        let small = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: size))
        }
        return QLThumbnailRepresentation(content == nil ? .icon : .thumbnail, small)
    }
}
