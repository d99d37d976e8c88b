import Foundation
import Synchronization

/// The names along key paths of Swift, which have none at run time.
///
/// A key path describes itself by the names of stored properties and by the addresses of the functions that read the others. Such
/// a function has a symbol with the property's name in the code that it lies in.
enum KeyPathNames {
    private static let known = Mutex<[AnyKeyPath: String]>([:])

    /// The path as Objective-C writes it, or nil for one that cannot be named.
    static func path(_ keyPath: AnyKeyPath) -> String? {
        let key = Sending(keyPath)
        if let path = known.withLock({ $0[key.value] }) { return path }
        let root = "\\\(type(of: keyPath).rootType)"
        guard let path = names(in: keyPath.debugDescription.dropFirst(root.count)) else { return nil }
        known.withLock { $0[key.value] = path }
        return path
    }

    /// `.name.<computed 0x1234 (Type)>?.other` -> `name.computed.other`.
    private static func names(in text: Substring) -> String? {
        var names: [String] = []
        var rest = text
        while let dot = rest.firstIndex(where: { !"?!".contains($0) }) {
            guard rest[dot] == "." else { return nil }
            rest = rest[rest.index(after: dot)...]
            if rest.hasPrefix("<computed 0x") {
                rest = rest.dropFirst("<computed 0x".count)
                guard let address = UInt(rest.prefix { $0.isHexDigit }, radix: 16),
                    let name = propertyName(ofGetterAt: address), let end = endOfType(rest)
                else { return nil }
                names.append(name)
                rest = rest[end...]
            } else {
                let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                guard !name.isEmpty else { return nil }
                names.append(String(name))
                rest = rest.dropFirst(name.count)
            }
        }
        return names.isEmpty ? nil : names.joined(separator: ".")
    }

    /// Behind the `>` that ends the type in parentheses.
    private static func endOfType(_ text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" {
                depth -= 1
                let next = text.index(after: index)
                if depth == 0 { return next < text.endIndex && text[next] == ">" ? text.index(after: next) : nil }
            }
        }
        return nil
    }

    /// Of `key path getter for App.Model.name : Swift.String : App.Model` the `name`.
    private static func propertyName(ofGetterAt address: UInt) -> String? {
        let symbol =
            SymbolTable.demangledName(ofFunctionAt: address)
            ?? calledFunction(at: address).flatMap(SymbolTable.demangledName(ofFunctionAt:))
        guard let symbol, let start = symbol.range(of: "key path getter for ")?.upperBound else { return nil }
        let rest = symbol[start...]
        let property = rest.range(of: " : ").map { rest[..<$0.lowerBound] } ?? rest
        // A private one is `App.Model.(name in _0123)`.
        if property.hasSuffix(")"), let open = property.lastIndex(of: "(") {
            return property[property.index(after: open)...].split(separator: " ").first.map(String.init)
        }
        return property.split(separator: ".").last.map(String.init)
    }

    /// What a function without a symbol calls first: some key paths have one between them and the getter, which does no more.
    private static func calledFunction(at address: UInt) -> UInt? {
        guard let code = UnsafeRawPointer(bitPattern: address) else { return nil }
        #if arch(x86_64)
            // The prologue, then `call` with the distance from behind it.
            guard let call = (0..<12).first(where: { code.load(fromByteOffset: $0, as: UInt8.self) == 0xE8 }) else {
                return nil
            }
            let distance = code.loadUnaligned(fromByteOffset: call + 1, as: Int32.self)
            return UInt(bitPattern: Int(bitPattern: address) + call + 5 + Int(distance))
        #elseif arch(arm64)
            // `bl` with the distance in words, in the lower 26 bits.
            for offset in stride(from: 0, to: 32, by: 4) {
                let word = code.load(fromByteOffset: offset, as: UInt32.self)
                guard word >> 26 == 0b100101 else { continue }
                let distance = Int(Int32(bitPattern: word << 6) >> 6) * 4
                return UInt(bitPattern: Int(bitPattern: address) + offset + distance)
            }
            return nil
        #else
            return nil
        #endif
    }
}
