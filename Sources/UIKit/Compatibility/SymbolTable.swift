import Foundation
import Glibc
import Synchronization

private func address(of type: AnyClass) -> UInt { UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self)) }

@_silgen_name("swift_demangle")
private func swiftDemangle(
    _ name: UnsafePointer<CChar>, _ length: Int, _ output: UnsafeMutablePointer<CChar>?,
    _ outputSize: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

/// The symbols of an executable or library; ELF's layout is that of its specification, version 1.2.
struct SymbolTable {
    private let elf: Data
    private let symbols: Range<Int>
    private let names: Range<Int>
    /// The address of the file in memory.
    private let base: UInt

    private static let entrySize = 24

    /// The symbols of the code that a class comes from.
    init?(of type: AnyClass) {
        // Classes that are made at run time, as those with parameters are, lie in no file.
        guard let (path, base) = MappedFile.file(at: address(of: type)),
            let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
        else { return nil }
        self.init(elf: data, base: base)
    }

    private init?(elf: Data, base: UInt) {
        func word<Word: FixedWidthInteger>(_ type: Word.Type, _ offset: Int) -> Int? {
            guard offset >= 0, offset + MemoryLayout<Word>.size <= elf.count else { return nil }
            return elf.withUnsafeBytes { Int(truncatingIfNeeded: $0.loadUnaligned(fromByteOffset: offset, as: type)) }
        }
        // 64 bits, little-endian.
        guard elf.count > 64, elf.prefix(6) == Data([0x7F, 0x45, 0x4C, 0x46, 2, 1]),
            let table = word(UInt64.self, 40), let size = word(UInt16.self, 58), let count = word(UInt16.self, 60)
        else { return nil }
        func section(_ index: Int) -> (kind: Int, range: Range<Int>, link: Int)? {
            let start = table + index * size
            guard index >= 0, index < count, let kind = word(UInt32.self, start + 4),
                let offset = word(UInt64.self, start + 24), let length = word(UInt64.self, start + 32),
                let link = word(UInt32.self, start + 40), offset >= 0, length >= 0, offset <= elf.count - length
            else { return nil }
            return (kind, offset..<offset + length, link)
        }
        let symbolTableKind = 2
        for index in 0..<count {
            guard let symbols = section(index), symbols.kind == symbolTableKind, let names = section(symbols.link)
            else { continue }
            (self.elf, self.base, self.symbols, self.names) = (elf, base, symbols.range, names.range)
            return
        }
        return nil
    }

    /// The text that the names of a class's functions begin with: the class's name, which is that of its metadata but
    /// for the last letter.
    func prefix(of type: AnyClass) -> String? {
        let address = UInt64(address(of: type) - base)
        return elf.withUnsafeBytes { bytes in
            for entry in stride(
                from: symbols.lowerBound, to: symbols.upperBound - Self.entrySize + 1, by: Self.entrySize)
            where bytes.loadUnaligned(fromByteOffset: entry + 8, as: UInt64.self) == address {
                let name = name(at: bytes.loadUnaligned(fromByteOffset: entry, as: UInt32.self), bytes)
                if let name, name.hasPrefix("$s"), name.hasSuffix("CN") { return String(name.dropLast()) }
            }
            return nil
        }
    }

    func names(withPrefix prefix: String) -> [String] {
        elf.withUnsafeBytes { bytes in
            prefix.withCString { wanted in
                let length = strlen(wanted)
                var found: [String] = []
                for entry in stride(
                    from: symbols.lowerBound, to: symbols.upperBound - Self.entrySize + 1, by: Self.entrySize)
                {
                    let offset = bytes.loadUnaligned(fromByteOffset: entry, as: UInt32.self)
                    let start = names.lowerBound + Int(offset)
                    guard start + length < names.upperBound,
                        memcmp(bytes.baseAddress! + start, wanted, length) == 0
                    else { continue }
                    if let name = name(at: offset, bytes) { found.append(name) }
                }
                return found
            }
        }
    }

    private func name(at offset: UInt32, _ bytes: UnsafeRawBufferPointer) -> String? {
        let start = names.lowerBound + Int(offset)
        guard start < names.upperBound, let end = bytes[start..<names.upperBound].firstIndex(of: 0) else { return nil }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    // MARK: Functions by their addresses

    private static let tables = Mutex<[String: SymbolTable]>([:])

    /// The name, demangled, of the function that begins at an address; nil where the code has no symbols.
    static func demangledName(ofFunctionAt address: UInt) -> String? {
        guard let (path, base) = MappedFile.file(at: address) else { return nil }
        let table = tables.withLock { tables -> SymbolTable? in
            if let known = tables[path] { return known }
            guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else {
                return nil
            }
            tables[path] = SymbolTable(elf: data, base: base)
            return tables[path]
        }
        return table?.functionName(at: UInt64(address - base)).flatMap(demangle)
    }

    private func functionName(at address: UInt64) -> String? {
        elf.withUnsafeBytes { bytes in
            for entry in stride(
                from: symbols.lowerBound, to: symbols.upperBound - Self.entrySize + 1, by: Self.entrySize)
            where bytes.loadUnaligned(fromByteOffset: entry + 8, as: UInt64.self) == address {
                let name = name(at: bytes.loadUnaligned(fromByteOffset: entry, as: UInt32.self), bytes)
                if let name, name.hasPrefix("$s") { return name }
            }
            return nil
        }
    }

    static func demangle(_ name: String) -> String? {
        guard let text = swiftDemangle(name, name.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}
