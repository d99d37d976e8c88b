/// A source of random bytes.
public final class SecRandomRef: Sendable {}
