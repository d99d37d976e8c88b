import Foundation
import UIKit

extension SKNode {
    /// The first node that a pattern finds: a child's name, or a path of names with `*`, `..`, `/` and `//`.
    public func childNode(withName name: String) -> SKNode? {
        var found: SKNode?
        NodeSearch(name)?.run(from: self) { node, stop in
            found = node
            stop = true
        }
        return found
    }

    /// Calls a closure with each node that a pattern finds, until it sets its second argument.
    public func enumerateChildNodes(
        withName name: String, using block: @escaping @MainActor (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        // What the closure adds and removes does not change what is found.
        var found: [SKNode] = []
        NodeSearch(name)?.run(from: self) { node, _ in found.append(node) }
        var stops = ObjCBool(false)
        for node in found {
            block(node, &stops)
            if stops.boolValue { return }
        }
    }

    /// All nodes that a pattern finds.
    public subscript(name: String) -> [SKNode] {
        var found: [SKNode] = []
        NodeSearch(name)?.run(from: self) { node, _ in found.append(node) }
        return found
    }
}

/// A pattern that finds nodes by their names and their places in the tree.
struct NodeSearch {
    private enum Step {
        /// To the node at the top.
        case root
        case parent
        case children(NamePattern)
        case descendants(NamePattern)
    }

    private var steps: [Step] = []

    /// Reads a pattern; nil for one that finds nothing.
    init?(_ text: String) {
        guard !text.isEmpty else { return nil }
        var rest = Substring(text)
        if rest.hasPrefix("//") {
            // The slashes ask for all of the tree.
            steps.append(.root)
        } else if rest.hasPrefix("/") {
            steps.append(.root)
            rest = rest.dropFirst()
        }
        while !rest.isEmpty {
            var isDeep = false
            if rest.hasPrefix("//") {
                isDeep = true
                rest = rest.dropFirst(2)
            } else if rest.hasPrefix("/") {
                rest = rest.dropFirst()
            }
            let part = rest.prefix { $0 != "/" }
            rest = rest.dropFirst(part.count)
            if part == ".." {
                steps.append(.parent)
            } else if part.isEmpty {
                return nil
            } else if part != "." {
                let pattern = NamePattern(String(part))
                steps.append(isDeep ? .descendants(pattern) : .children(pattern))
            }
        }
    }

    /// Calls a closure with what is found, in the order of the tree, until it sets its second argument.
    @MainActor func run(from node: SKNode, _ visit: (SKNode, inout Bool) -> Void) {
        var stops = false
        walk(node, steps[...], &stops, visit)
    }

    @MainActor private func walk(
        _ node: SKNode, _ steps: ArraySlice<Step>, _ stops: inout Bool, _ visit: (SKNode, inout Bool) -> Void
    ) {
        if stops { return }
        guard let step = steps.first else { return visit(node, &stops) }
        let rest = steps.dropFirst()
        switch step {
        case .root: walk(node.root, rest, &stops, visit)
        case .parent: if let parent = node.parent { walk(parent, rest, &stops, visit) }
        case .children(let pattern):
            for child in node.children where pattern.matches(child.name) { walk(child, rest, &stops, visit) }
        case .descendants(let pattern):
            for child in node.children {
                if pattern.matches(child.name) { walk(child, rest, &stops, visit) }
                walk(child, steps, &stops, visit)
            }
        }
    }
}

/// A name with `*` for any letters, and sets of letters in brackets.
struct NamePattern {
    private enum Piece {
        case letter(Character)
        case anyLetters
        case oneOf([ClosedRange<Character>])
    }

    private let pieces: [Piece]

    init(_ text: String) {
        var pieces: [Piece] = []
        var rest = Substring(text)
        while let letter = rest.popFirst() {
            if letter == "*" {
                pieces.append(.anyLetters)
            } else if letter == "[", let end = rest.firstIndex(of: "]") {
                var inside = rest[..<end]
                var ranges: [ClosedRange<Character>] = []
                while let first = inside.popFirst() {
                    if inside.first == "-", let last = inside.dropFirst().first, first <= last {
                        ranges.append(first...last)
                        inside = inside.dropFirst(2)
                    } else if first != "," {
                        ranges.append(first...first)
                    }
                }
                pieces.append(.oneOf(ranges))
                rest = rest[rest.index(after: end)...]
            } else {
                pieces.append(.letter(letter))
            }
        }
        self.pieces = pieces
    }

    func matches(_ name: String?) -> Bool {
        // An asterisk alone stands for nodes without a name too.
        if pieces.count == 1, case .anyLetters = pieces[0] { return true }
        return name.map { matches(Array($0)[...], pieces[...]) } ?? false
    }

    private func matches(_ letters: ArraySlice<Character>, _ pieces: ArraySlice<Piece>) -> Bool {
        guard let piece = pieces.first else { return letters.isEmpty }
        let rest = pieces.dropFirst()
        switch piece {
        case .anyLetters:
            return (letters.startIndex...letters.endIndex).contains { matches(letters[$0...], rest) }
        case .letter(let letter): return letters.first == letter && matches(letters.dropFirst(), rest)
        case .oneOf(let ranges):
            guard let first = letters.first, ranges.contains(where: { $0.contains(first) }) else { return false }
            return matches(letters.dropFirst(), rest)
        }
    }
}
