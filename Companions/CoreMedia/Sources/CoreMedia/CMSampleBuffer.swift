/// Some media with its time, as a camera or a reader hands it out; none comes here, since there is neither.
public final class CMSampleBuffer: Sendable {
    /// When the media is to be shown or heard.
    public let presentationTimeStamp: CMTime

    private init(_ time: CMTime) { presentationTimeStamp = time }
}

/// When the media of a buffer is to be shown or heard.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
