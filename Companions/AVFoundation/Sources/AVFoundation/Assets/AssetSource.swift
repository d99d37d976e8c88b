import Foundation
import FoundationNetworking
import QuartzCore
import Synchronization
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// Where an asset comes from, and what is known of it. Any thread may ask.
final class AssetSource: Sendable {
    typealias Ending = Result<MediaFile, any Error>

    enum State {
        case unknown
        case loading
        case ended(Ending)
    }

    private struct Known {
        var state = State.unknown
        /// The file with the bytes: the asset's own, or a copy of what came from the network.
        var place: URL?
        var waiting: [@MainActor @Sendable (Ending) -> Void] = []
    }

    let url: URL
    private let known = Mutex(Known())

    init(_ url: URL) { self.url = url }

    deinit {
        let place = known.withLock { $0.place }
        if let place, place != url { try? FileManager.default.removeItem(at: place) }
    }

    var state: State { known.withLock { $0.state } }

    /// The file with the bytes, once there is one.
    var place: URL? { known.withLock { $0.place } }

    /// What is in the file, which is waited for; of the network only what has come.
    func file() -> Ending {
        switch state {
        case .ended(let ending): return ending
        case .unknown, .loading:
            guard url.isFileURL else { return .failure(AVError(.unknown)) }
            let ending = Self.read(url, named: url)
            known.withLock {
                $0.state = .ended(ending)
                $0.place = url
            }
            return ending
        }
    }

    /// Finds out what is in the file, and tells it in a turn of the main loop.
    func load(_ completion: @escaping @MainActor @Sendable (Ending) -> Void) {
        if url.isFileURL {
            soon { completion(self.file()) }
            return
        }
        let isFirst: Bool? = known.withLock {
            if case .ended = $0.state { return nil }
            $0.waiting.append(completion)
            if case .loading = $0.state { return false }
            $0.state = .loading
            return true
        }
        guard let isFirst else {
            soon { completion(self.file()) }
            return
        }
        if isFirst { DispatchQueue.main.async { MainActor.assumeIsolated { self.fetch() } } }
    }

    // MARK: The network

    @MainActor private func fetch() {
        guard url.pathExtension.lowercased() != "m3u8" else {
            Findings.report(
                limit: "media.stream", "AVFoundation: live streams (m3u8) cannot be played",
                advice: "Play a file: .mp4, .mov, .m4a, .mp3.")
            return end(.failure(AVError(.fileFormatNotRecognized)), at: nil)
        }
        let work = OutsideWork(patience: 20)
        URLSession.shared.dataTask(with: url) { data, response, error in
            let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            let status = (response as? HTTPURLResponse)?.statusCode ?? 200
            let ending: Ending
            if let data, status < 400, (try? data.write(to: place)) != nil {
                ending = Self.read(place, named: self.url)
            } else {
                ending = .failure(error ?? URLError(.fileDoesNotExist))
            }
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    work.finish()
                    self.end(ending, at: place)
                }
            }
        }.resume()
    }

    @MainActor private func end(_ ending: Ending, at place: URL?) {
        let waiting = known.withLock { known in
            known.state = .ended(ending)
            known.place = place
            defer { known.waiting = [] }
            return known.waiting
        }
        for completion in waiting { completion(ending) }
    }

    private static func read(_ place: URL, named url: URL) -> Ending {
        do {
            return .success(try MediaFile(contentsOf: place))
        } catch MediaFile.Problem.unreadable {
            return .failure(
                NSError(
                    domain: NSURLErrorDomain, code: NSURLErrorFileDoesNotExist,
                    userInfo: [
                        NSURLErrorFailingURLErrorKey: url,
                        NSLocalizedDescriptionKey: "The requested URL was not found on this server.",
                    ]))
        } catch {
            return .failure(AVError(.fileFormatNotRecognized))
        }
    }
}
