import Foundation

/// Glyphs of one font and colour on a line, and the characters that they stand for, from left to right.
struct CharacterRun {
    /// How many bytes of the text how many glyphs stand for.
    struct Cluster {
        let bytes: Int
        let glyphs: Int
    }

    var glyphs: GlyphRun
    var text = ""
    var clusters: [Cluster] = []
}

extension TextLayout {
    /// The glyphs of line `index` with their characters. Characters without glyphs, such as tabs, are left out.
    func characterRuns(of index: Int) -> [CharacterRun] {
        var runs: [CharacterRun] = []
        var last: (segment: Int, run: Int, attributes: Int32)?
        let text = Array(request.string.utf16)
        forEachCluster(of: placed[index]) { segment, cluster, x, _ in
            let key = (segment.paragraph, segment.run, cluster.attributes)
            if last == nil || last! != key {
                runs.append(CharacterRun(glyphs: emptyRun(of: segment, cluster)))
                last = key
            }
            let before = runs[runs.count - 1].glyphs.glyphs.count
            add(cluster, of: segment, at: x, to: &runs[runs.count - 1].glyphs)
            let count = runs[runs.count - 1].glyphs.glyphs.count - before
            if count == 0 { return }
            let range = Int(cluster.start)..<min(Int(cluster.end), text.count)
            let characters =
                isEllipsis(segment.paragraph) ? "\u{2026}" : String(decoding: text[range], as: UTF16.self)
            runs[runs.count - 1].text += characters
            runs[runs.count - 1].clusters.append(.init(bytes: characters.utf8.count, glyphs: count))
        }
        return runs.filter { !$0.clusters.isEmpty }
    }

    /// Whether a paragraph is not of the text, but stands for what is not shown of it.
    private func isEllipsis(_ index: Int) -> Bool {
        isTruncated && index > 0 && index == paragraphs.count - 1
            && paragraphs[index].range.lowerBound < paragraphs[index - 1].next
    }
}
