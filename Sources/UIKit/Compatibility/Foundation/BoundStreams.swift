import Foundation

extension Stream {
    /// Makes two streams that are bound to each other: what is written to the one is read from the other.
    ///
    /// Both have to be opened. A write waits while the buffer is full, a read while it is empty, so that the two belong to
    /// different threads, or to delegates that wait for `hasSpaceAvailable` and `hasBytesAvailable`.
    ///
    /// - Parameters:
    ///   - bufferSize: How many bytes may be written before they are read.
    ///   - inputStream: Where the stream to read from is put.
    ///   - outputStream: Where the stream to write to is put.
    public class func getBoundStreams(
        withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
        outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {
        let pipe = BoundPipe(capacity: max(bufferSize, 1))
        inputStream?.pointee = BoundInputStream(pipe)
        outputStream?.pointee = BoundOutputStream(pipe)
    }
}

/// The bytes between two bound streams.
private final class BoundPipe: @unchecked Sendable {
    private let condition = NSCondition()
    private let capacity: Int
    private var bytes: [UInt8] = []
    private var writerIsClosed = false
    private var readerIsClosed = false
    weak var reader: BoundInputStream?
    weak var writer: BoundOutputStream?

    init(capacity: Int) { self.capacity = capacity }

    private func locked<Result>(_ body: () -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        return body()
    }

    var hasBytes: Bool { locked { !bytes.isEmpty } }
    var isAtEnd: Bool { locked { bytes.isEmpty && writerIsClosed } }
    var hasSpace: Bool { locked { bytes.count < capacity && !readerIsClosed } }

    /// Waits for bytes and takes up to some of them; 0 where no more will come.
    func read(into buffer: UnsafeMutablePointer<UInt8>, upTo count: Int) -> Int {
        let taken = locked {
            while bytes.isEmpty, !writerIsClosed { condition.wait() }
            let taken = min(count, bytes.count)
            bytes.withUnsafeBufferPointer { if taken > 0 { buffer.update(from: $0.baseAddress!, count: taken) } }
            bytes.removeFirst(taken)
            condition.broadcast()
            return taken
        }
        if taken > 0 { writer?.tell(.hasSpaceAvailable) }
        if isAtEnd { reader?.tell(.endEncountered) }
        return taken
    }

    /// Waits for space and adds as many bytes as there is space for; -1 where nobody will read them.
    func write(_ buffer: UnsafePointer<UInt8>, upTo count: Int) -> Int {
        let added = locked {
            while bytes.count >= capacity, !readerIsClosed { condition.wait() }
            guard !readerIsClosed else { return -1 }
            let added = min(count, capacity - bytes.count)
            bytes.append(contentsOf: UnsafeBufferPointer(start: buffer, count: added))
            condition.broadcast()
            return added
        }
        if added > 0 { reader?.tell(.hasBytesAvailable) }
        return added
    }

    func closeReader() {
        locked {
            readerIsClosed = true
            condition.broadcast()
        }
        writer?.tell(.endEncountered)
    }

    func closeWriter() {
        locked {
            writerIsClosed = true
            condition.broadcast()
        }
        if isAtEnd { reader?.tell(.endEncountered) }
    }
}

/// The run loops that a stream tells its delegate in.
private final class StreamSchedule: @unchecked Sendable {
    private let lock = NSLock()
    private var places: [(loop: RunLoop, mode: RunLoop.Mode)] = []

    func add(_ loop: RunLoop, _ mode: RunLoop.Mode) {
        lock.lock()
        places.append((loop, mode))
        lock.unlock()
    }

    func remove(_ loop: RunLoop, _ mode: RunLoop.Mode) {
        lock.lock()
        places.removeAll { $0.loop === loop && $0.mode == mode }
        lock.unlock()
    }

    func perform(_ block: @escaping @Sendable () -> Void) {
        lock.lock()
        let place = places.first
        lock.unlock()
        guard let place else { return }
        place.loop.perform(inModes: [place.mode], block: block)
    }
}

/// The end of bound streams that is read from.
private final class BoundInputStream: InputStream {
    private let pipe: BoundPipe
    private let schedule = StreamSchedule()
    private var status = Stream.Status.notOpen

    init(_ pipe: BoundPipe) {
        self.pipe = pipe
        super.init(data: Data())
        pipe.reader = self
    }

    fileprivate func tell(_ event: Stream.Event) {
        nonisolated(unsafe) let stream = self
        schedule.perform { if stream.status == .open { stream.delegate?.stream(stream, handle: event) } }
    }

    override func open() {
        guard status == .notOpen else { return }
        status = .open
        tell(.openCompleted)
        if pipe.hasBytes { tell(.hasBytesAvailable) }
    }

    override func close() {
        status = .closed
        pipe.closeReader()
    }

    override var streamStatus: Stream.Status { status == .open && pipe.isAtEnd ? .atEnd : status }
    override var streamError: (any Error)? { nil }
    override var hasBytesAvailable: Bool { status == .open && pipe.hasBytes }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
        status == .open ? pipe.read(into: buffer, upTo: len) : -1
    }

    override func getBuffer(
        _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length len: UnsafeMutablePointer<Int>
    ) -> Bool { false }

    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { schedule.add(aRunLoop, mode) }
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { schedule.remove(aRunLoop, mode) }
}

/// The end of bound streams that is written to.
private final class BoundOutputStream: OutputStream {
    private let pipe: BoundPipe
    private let schedule = StreamSchedule()
    private var status = Stream.Status.notOpen

    init(_ pipe: BoundPipe) {
        self.pipe = pipe
        super.init(toMemory: ())
        pipe.writer = self
    }

    required init(toMemory: ()) {
        pipe = BoundPipe(capacity: 1)
        super.init(toMemory: ())
    }

    fileprivate func tell(_ event: Stream.Event) {
        nonisolated(unsafe) let stream = self
        schedule.perform { if stream.status == .open { stream.delegate?.stream(stream, handle: event) } }
    }

    override func open() {
        guard status == .notOpen else { return }
        status = .open
        tell(.openCompleted)
        tell(.hasSpaceAvailable)
    }

    override func close() {
        status = .closed
        pipe.closeWriter()
    }

    override var streamStatus: Stream.Status { status }
    override var streamError: (any Error)? { nil }
    override var hasSpaceAvailable: Bool { status == .open && pipe.hasSpace }

    override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
        status == .open ? pipe.write(buffer, upTo: len) : -1
    }

    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { schedule.add(aRunLoop, mode) }
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { schedule.remove(aRunLoop, mode) }
}
