import Glibc

// On Apple's systems an address begins with its length. Here its type says it, so only that length can be set.

extension sockaddr_in {
    /// The number of bytes of the address.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set { precondition(Int(newValue) == MemoryLayout<Self>.size, "sin_len is not the address's length") }
    }
}

extension sockaddr_in6 {
    /// The number of bytes of the address.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set { precondition(Int(newValue) == MemoryLayout<Self>.size, "sin6_len is not the address's length") }
    }
}

extension sockaddr {
    /// The number of bytes of the address.
    public var sa_len: UInt8 {
        get { Int32(sa_family) == AF_INET6 ? UInt8(MemoryLayout<sockaddr_in6>.size) : UInt8(MemoryLayout<Self>.size) }
        set { precondition(newValue == sa_len, "sa_len is not the address's length") }
    }
}
