import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// What speaks texts, one after the other, word by word.
///
/// Nothing is heard: the delegate is told of every word at the time at which it would be.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    private enum State { case silent, speaking, pausing }

    private var state = State.silent
    private var queue: [AVSpeechUtterance] = []
    private var next: MediaCalls.Ticket?
    /// The words of the text that is spoken, and how many of them have begun.
    private var words: [NSRange] = []
    private var begun = 0
    private var stopsAfterWord: (() -> Void)?

    /// Who is told of every word; not kept alive.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Whether the app's audio session is used; kept for the app.
    open var usesApplicationAudioSession = true
    /// Whether the words are mixed into a telephone call; kept for the app.
    open var mixToTelephonyUplink = false

    /// Makes a synthesizer that is silent.
    public override init() {}

    deinit {
        let next = next
        DispatchQueue.main.async { MediaCalls.cancel(next) }
    }

    /// Whether something is spoken, or waits to be.
    open var isSpeaking: Bool { onMain { state != .silent } }
    /// Whether speaking is interrupted.
    open var isPaused: Bool { onMain { state == .pausing } }

    /// Speaks a text after those that wait.
    open func speak(_ utterance: AVSpeechUtterance) {
        onMain {
            queue.append(utterance)
            guard state == .silent else { return }
            state = .speaking
            begin()
        }
    }

    /// Is silent; what waits is forgotten. False where nothing was spoken.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        onMain {
            guard let utterance = queue.first else { return false }
            let stop = { [self] in
                MediaCalls.cancel(next)
                queue = []
                state = .silent
                delegate?.speechSynthesizer(self, didCancel: utterance)
            }
            if boundary == .word, state == .speaking { stopsAfterWord = stop } else { stop() }
            return true
        }
    }

    /// Interrupts; false where nothing is spoken.
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        onMain {
            guard let utterance = queue.first, state == .speaking else { return false }
            let pause = { [self] in
                MediaCalls.cancel(next)
                state = .pausing
                delegate?.speechSynthesizer(self, didPause: utterance)
            }
            if boundary == .word { stopsAfterWord = pause } else { pause() }
            return true
        }
    }

    /// Goes on after an interruption; false where there was none.
    @discardableResult open func continueSpeaking() -> Bool {
        onMain {
            guard let utterance = queue.first, state == .pausing else { return false }
            state = .speaking
            delegate?.speechSynthesizer(self, didContinue: utterance)
            next = soon { [weak self] in self?.speakNextWord() }
            return true
        }
    }

    // MARK: Speaking

    @MainActor private func begin() {
        guard let utterance = queue.first else { return state = .silent }
        next = soon(after: utterance.preUtteranceDelay) { [weak self] in
            guard let self, let utterance = queue.first else { return }
            Traces.record("speak", of: "AVSpeechSynthesizer", ["text": utterance.speechString])
            words = Self.words(of: utterance.speechString)
            begun = 0
            delegate?.speechSynthesizer(self, didStart: utterance)
            speakNextWord()
        }
    }

    @MainActor private func speakNextWord() {
        if let stop = stopsAfterWord {
            stopsAfterWord = nil
            return stop()
        }
        guard state == .speaking, let utterance = queue.first else { return }
        guard begun < words.count else {
            next = soon(after: utterance.postUtteranceDelay) { [weak self] in self?.finish() }
            return
        }
        let word = words[begun]
        begun += 1
        delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: word, utterance: utterance)
        // With the space behind the word.
        next = soon(after: utterance.seconds(word.length + 1)) { [weak self] in self?.speakNextWord() }
    }

    @MainActor private func finish() {
        guard state == .speaking, !queue.isEmpty else { return }
        let utterance = queue.removeFirst()
        if queue.isEmpty { state = .silent }
        delegate?.speechSynthesizer(self, didFinish: utterance)
        if state == .speaking { begin() }
    }

    private static func words(of text: String) -> [NSRange] {
        var words: [NSRange] = []
        var start: String.Index?
        for index in text.indices {
            if text[index].isWhitespace {
                if let first = start { words.append(NSRange(first..<index, in: text)) }
                start = nil
            } else if start == nil {
                start = index
            }
        }
        if let start { words.append(NSRange(start..<text.endIndex, in: text)) }
        return words
    }
}

/// What a synthesizer tells its delegate. All of it may be left out.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// Called when a text begins.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// Called when a text has been spoken.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// Called when speaking is interrupted.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    /// Called when speaking goes on.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    /// Called when a text is not spoken to its end.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// Called before each word.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}
