import Foundation

/// The scripts of the engine's own in every page, in a world that the page cannot reach.
enum WPEScripts {
    static let world = "matryoshka"
    static let handler = "matryoshka"

    /// The body of a function that ends when the page has drawn twice, or nobody sees it.
    static let settle = """
        await new Promise(done => {
            setTimeout(done, 2000);
            requestAnimationFrame(() => requestAnimationFrame(done));
        });
        """

    /// Tells how large the document is, where it is scrolled and whether it takes typing.
    static let measure = """
        (() => {
            const place = { x: 0, y: 0 };
            let last = "";
            const typing = () => {
                let element = document.activeElement;
                if (!element) return false;
                if (element.isContentEditable || element.tagName == "TEXTAREA") return true;
                const others = ["button", "checkbox", "color", "file", "hidden", "image", "radio", "range", "reset", "submit"];
                return element.tagName == "INPUT" && !others.includes(element.type);
            };
            const natural = root => {
                if (root.scrollHeight > innerHeight || !document.body) return root.scrollHeight;
                const style = getComputedStyle(document.body);
                return document.body.getBoundingClientRect().bottom + scrollY + (parseFloat(style.marginBottom) || 0);
            };
            const measure = isOwnMove => {
                const root = document.documentElement;
                if (!root) return;
                const viewport = document.querySelector("meta[name=viewport]");
                const told = JSON.stringify({
                    width: root.scrollWidth, height: natural(root), x: scrollX, y: scrollY, isOwnMove,
                    takesTyping: typing(), viewport: viewport ? viewport.content : ""
                });
                if (told == last) return;
                last = told;
                webkit.messageHandlers.matryoshka.postMessage(told);
            };
            globalThis.matryoshka = {
                scroll(x, y) {
                    place.x = x;
                    place.y = y;
                    scrollTo({ left: x, top: y, behavior: "instant" });
                }
            };
            const watch = () => {
                measure(false);
                new ResizeObserver(() => measure(false)).observe(document.documentElement);
                if (document.body) new ResizeObserver(() => measure(false)).observe(document.body);
            };
            addEventListener("scroll", () => {
                const isOwn = Math.abs(scrollX - place.x) > 1 || Math.abs(scrollY - place.y) > 1;
                if (isOwn) {
                    place.x = scrollX;
                    place.y = scrollY;
                    measure(true);
                }
            }, { passive: true });
            addEventListener("focusin", () => measure(false));
            addEventListener("focusout", () => measure(false));
            addEventListener("load", () => measure(false));
            watch();
        })();
        """

    /// Lets a handler's messages be answered: `postMessage` returns a promise.
    static func replying(_ name: String) -> String {
        """
        (() => {
            const handler = webkit.messageHandlers[\(quoted(name))];
            const post = handler.postMessage.bind(handler);
            const waiting = new Map();
            let last = 0;
            handler.postMessage = body => new Promise((resolve, reject) => {
                waiting.set(++last, { resolve, reject });
                post(JSON.stringify({ number: last, body: body === undefined ? null : body }));
            });
            (globalThis.__matryoshkaReplies ??= {})[\(quoted(name))] = (number, value, error) => {
                const asked = waiting.get(number);
                waiting.delete(number);
                if (error === null) asked?.resolve(value); else asked?.reject(new Error(error));
            };
            (globalThis.__matryoshkaHandlers ??= []).push(handler);
        })();
        """
    }

    static func reply(_ name: String, _ number: Int, _ result: Result<String, PageScriptFailure>) -> String {
        let (value, error) =
            switch result {
            case .success(let value): (value, "null")
            case .failure(let failure): ("null", quoted(failure.message))
            }
        return "__matryoshkaReplies[\(quoted(name))](\(number), \(value), \(error))"
    }

    static func quoted(_ text: String) -> String {
        let data = try? JSONEncoder().encode(text)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    /// The fonts that iOS has under these names.
    static let fonts: String = {
        let families = [
            "-apple-system", "BlinkMacSystemFont", "SF Pro", "SF Pro Text", "SF Pro Display", "Helvetica Neue",
        ]
        let faces = [(400, "Inter"), (500, "Inter Medium"), (600, "Inter SemiBold"), (700, "Inter Bold")]
        return families.flatMap { family in
            faces.map { weight, name in
                "@font-face { font-family: \"\(family)\"; font-weight: \(weight); src: local(\"\(name)\"); }"
            }
        }.joined(separator: "\n")
    }()
}

/// What the page's own script measures, in the page's points.
struct WPELayout: Hashable, Sendable {
    var size = CGSize.zero
    var offset = CGPoint.zero
    var isOwnMove = false
    var takesTyping = false
    /// How wide the page wants to be laid out; nil for as wide as the view.
    var width: Double?

    init() {}

    /// As wide as pages are laid out that do not say.
    private static let widthOfOldPages = 980.0

    init?(_ text: String) {
        struct Told: Decodable {
            var width, height, x, y: Double
            var isOwnMove, takesTyping: Bool
            var viewport: String
        }
        guard let told = try? JSONDecoder().decode(Told.self, from: Data(text.utf8)) else { return nil }
        size = CGSize(width: told.width, height: told.height)
        offset = CGPoint(x: told.x, y: told.y)
        isOwnMove = told.isOwnMove
        takesTyping = told.takesTyping
        width = Self.width(told.viewport)
    }

    /// The width that a page's `viewport` asks for.
    static func width(_ viewport: String) -> Double? {
        var values: [String: String] = [:]
        for part in viewport.split(whereSeparator: { ",;".contains($0) }) {
            let pair = part.split(separator: "=", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespaces).lowercased()
            }
            if pair.count == 2 { values[pair[0]] = pair[1] }
        }
        if let width = values["width"] { return Double(width).flatMap { $0 > 0 ? $0 : nil } }
        return values["initial-scale"] == nil ? widthOfOldPages : nil
    }

    /// How many of the view's points one of the page's is.
    func factor(forWidth shown: Double) -> Double {
        guard let width, shown > 0 else { return 1 }
        return shown / width
    }
}
