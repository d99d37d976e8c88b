import Foundation
import XCTest

/// Parts of the page by themselves, in a real browser, with messages that no app need send.
@preconcurrency @MainActor final class PageModuleTests: XCTestCase {
    private var driver: WebDriver!
    private var app: RunningApp?

    override func setUp() async throws {
        driver = try WebDriver()
        let app = try RunningApp(RunningApp.package.appendingPathComponent("Samples/DropDownMenu").path)
        self.app = app
        _ = try Page(app, in: driver)
    }

    override func tearDown() async throws {
        driver?.quit()
        driver = nil
        app?.stop()
        app = nil
    }

    func testTheButtonForTheLocationSaysPlaces() throws {
        let said = try driver.runModule(
            """
            const { LocationButton } = await import("matryoshka/controls/location");
            const said = [];
            const channel = { send: (type, body) => said.push(`${type} ${JSON.stringify(body)}`) };
            const model = { isConnected: true, phase: "running" };
            const location = new LocationButton(channel, model);
            document.body.append(location.button);
            const choose = (title) => {
              location.button.click();
              [...document.querySelectorAll(".menu-item")].find((item) => item.textContent === title).click();
            };
            location.button.click();
            said.push([...document.querySelectorAll(".panel .menu-title")].map((each) => each.textContent).join(", "));
            document.querySelector(".panel").hidePopover();
            choose("City Run");
            choose("Custom…");
            const form = document.querySelector("form.location-form");
            form.elements.latitude.value = "52.5";
            form.elements.longitude.value = "200";
            form.requestSubmit();
            form.elements.longitude.value = "13.4";
            form.requestSubmit();
            model.phase = "ended";
            location.button.click();
            return said.join(" | ") + ` | ${document.querySelectorAll(".panel:popover-open").length}`;
            """)
        XCTAssertEqual(
            said as? String,
            "None, Custom…, Apple, City Bicycle Ride, City Run, Freeway Drive"
                + #" | simulate {"request":0,"name":"location","values":{"preset":"City Run"}}"#
                + #" | simulate {"request":0,"name":"location","values":{"latitude":52.5,"longitude":13.4}} | 0"#)
    }

    /// Every operation of QOI, differences that wrap, and the index of earlier pixels.
    func testTilesAreDecodedToTheBit() throws {
        let pixels = try driver.runModule(
            """
            const { FrameDrawer } = await import("matryoshka/screen/frames");
            const canvas = document.createElement("canvas");
            const drawer = new FrameDrawer(canvas);
            \(Self.frameMaker)
            drawer.draw(frame(8, 2, [], [
              { x: 0, y: 0, w: 8, h: 1, encoding: 1, bytes: [
                0xfe, 16, 32, 48, 0xc1, 0x72, 0xaa, 0x5c, 0x15, 0xfe, 255, 0, 128, 0x76] },
              { x: 0, y: 1, w: 6, h: 1, encoding: 0, bytes: [9, 8, 7, 255] },
              { x: 6, y: 1, w: 2, h: 1, encoding: 2, bytes: [1, 2, 3, 255, 4, 5, 6, 255] },
            ]));
            return colors(canvas);
            """)
        let coded = "16,32,48 16,32,48 16,32,48 17,30,48 24,40,62 16,32,48 255,0,128 0,255,128"
        let plain = Array(repeating: "9,8,7", count: 6).joined(separator: " ") + " 1,2,3 4,5,6"
        XCTAssertEqual(pixels as? String, "\(coded) \(plain)")
    }

    /// Two halves change places: neither may be drawn over before it was read.
    func testPartsMoveFromThePictureAsItWasBefore() throws {
        let pixels = try driver.runModule(
            """
            const { FrameDrawer } = await import("matryoshka/screen/frames");
            const canvas = document.createElement("canvas");
            const drawer = new FrameDrawer(canvas);
            \(Self.frameMaker)
            drawer.draw(frame(4, 1, [], [
              { x: 0, y: 0, w: 2, h: 1, encoding: 0, bytes: [200, 0, 0, 255] },
              { x: 2, y: 0, w: 2, h: 1, encoding: 0, bytes: [0, 0, 200, 255] },
            ]));
            const { damage } = drawer.draw(frame(4, 1, [[0, 0, 2, 1, 2, 0], [2, 0, 2, 1, -2, 0]], []));
            return colors(canvas) + " " + JSON.stringify(damage);
            """)
        XCTAssertEqual(
            pixels as? String, "0,0,200 0,0,200 200,0,0 200,0,0 {\"left\":0,\"top\":0,\"right\":4,\"bottom\":1}")
    }

    /// What moves over itself, in each direction, is read before it is written over.
    func testPartsMoveOverThemselves() throws {
        let pixels = try driver.runModule(
            """
            const { FrameDrawer } = await import("matryoshka/screen/frames");
            \(Self.frameMaker)
            const drawn = (width, height, move) => {
              const canvas = document.createElement("canvas");
              const drawer = new FrameDrawer(canvas);
              drawer.draw(frame(width, height, [], [0, 1, 2, 3].map((at) => (
                { x: width > 1 ? at : 0, y: height > 1 ? at : 0, w: 1, h: 1, encoding: 0, bytes: [at, 0, 0, 255] }))));
              drawer.draw(frame(width, height, [move], []));
              return colors(canvas);
            };
            return [
              drawn(1, 4, [0, 0, 1, 3, 0, 1]), drawn(1, 4, [0, 1, 1, 3, 0, -1]),
              drawn(4, 1, [0, 0, 3, 1, 1, 0]), drawn(4, 1, [1, 0, 3, 1, -1, 0]),
            ].join("; ");
            """)
        let later = "0,0,0 0,0,0 1,0,0 2,0,0"
        let earlier = "1,0,0 2,0,0 3,0,0 3,0,0"
        XCTAssertEqual(pixels as? String, "\(later); \(earlier); \(later); \(earlier)")
    }

    /// A part of the view that is drawn by itself looks as it does in the whole: nobody sees where it ends.
    func testAPartOfTheViewIsDrawnAsTheWholeIs() throws {
        let differences = try driver.runModule(
            """
            const { View } = await import("matryoshka/screen/view");
            let seed = 7;
            const random = (below) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
            const differences = [];
            for (const [width, height, viewWidth, viewHeight] of [[99, 203, 31, 63], [97, 200, 90, 186], [393, 852, 82, 178]]) {
              const image = new ImageData(width, height), pixels = new Uint32Array(image.data.buffer);
              const scribble = (left, top, right, bottom) => {
                for (let y = top; y < bottom; y++) {
                  for (let x = left; x < right; x++) pixels[y * width + x] = (0xff000000 | random(1 << 24)) >>> 0;
                }
              };
              const view = () => {
                const view = new View({ image });
                view.resize({ width: viewWidth, height: viewHeight }, 1);
                return view;
              };
              const shown = ({ element }) => element.getContext("2d").getImageData(0, 0, viewWidth, viewHeight).data;
              scribble(0, 0, width, height);
              const parts = view();
              for (let round = 0; round < 8; round++) {
                const left = random(width), top = random(height);
                const right = Math.min(width, left + 1 + random(40)), bottom = Math.min(height, top + 1 + random(40));
                scribble(left, top, right, bottom);
                parts.invalidate({ left, top, right, bottom });
                await new Promise(requestAnimationFrame);
                const whole = shown(view());
                differences.push(Math.max(...shown(parts).map((value, at) => Math.abs(value - whole[at]))));
              }
            }
            return differences;
            """)
        // Where pixels are averaged in another order, the last bit may differ.
        XCTAssertLessThanOrEqual(try XCTUnwrap((differences as? [Int])?.max()), 1, "\(differences ?? "")")
    }

    /// Elements come, go, and move in and out of containers; their order is always the app's.
    func testElementsKeepTheOrderOfTheApp() throws {
        let problems = try driver.runModule(
            """
            const { Accessibility } = await import("matryoshka/accessibility/aria");
            const listeners = {};
            const channel = { on: (type, call) => { listeners[type] = call; }, send: () => true };
            const phone = { elements: document.createElement("div"), element: document.createElement("div") };
            phone.element.append(phone.elements);
            document.body.append(phone.element);
            const field = document.createElement("textarea");
            new Accessibility(channel, phone, { onChange() {}, name: "" }, { field, isComposing: false });

            let seed = 7;
            const random = (below) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
            const problems = [];
            for (let round = 0; round < 200; round++) {
              const ids = Array.from({ length: 14 }, (_, number) => number + 1).filter(() => random(3) > 0);
              ids.forEach((_, at) => { const other = random(ids.length); [ids[at], ids[other]] = [ids[other], ids[at]]; });
              const holders = ids.filter((id) => id % 4 === 0);
              const items = ids.map((id) => ({
                id, label: String(id), traits: ["button"], frame: { x: 0, y: 0, width: 1, height: 1 }, isFocused: false,
                kind: id % 4 === 0 ? "table" : undefined,
                container: id % 4 === 0 || random(3) === 0 ? undefined : holders[random(Math.max(holders.length, 1))],
              }));
              listeners.accessibility({ elements: items });
              for (const holder of [undefined, ...holders]) {
                const expected = items.filter(({ container }) => container === holder).map(({ id }) => id).join();
                const parent = holder === undefined ? phone.elements : phone.elements.querySelector(`[data-element="${holder}"]`);
                const shown = [...parent.children].map((child) => child.dataset.element).join();
                if (shown !== expected) problems.push(`${round} in ${holder}: ${shown} and not ${expected}`);
              }
            }
            return problems.join("\\n");
            """)
        XCTAssertEqual(problems as? String, "")
    }

    // MARK: Keys

    private func sent(_ script: String) throws -> [[String: Any]] {
        let answer = try driver.runModule(
            """
            const { Keyboard } = await import("matryoshka/input/keyboard");
            const { TextEntry } = await import("matryoshka/input/textentry");
            const sent = [];
            const channel = { on() {}, send: (type, body) => sent.push({ type, ...body }) };
            const phone = Object.fromEntries(["element", "screen", "cover"]
              .map((name) => [name, document.createElement("div")]));
            phone.element.append(phone.screen);
            phone.screen.append(phone.cover);
            document.body.append(phone.element);
            const textInput = { isActive: true, keyboard: "default", isSecure: false, isMultiline: false };
            const entry = new TextEntry(channel, phone, { name: "", textInput, onChange() {} });
            new Keyboard(channel, phone, entry);
            const press = (code, key, held = {}, keyCode = 65) => phone.screen.dispatchEvent(
              new KeyboardEvent("keydown", { code, key, keyCode, bubbles: true, cancelable: true, ...held }));
            const edit = (inputType) => entry.field.dispatchEvent(
              new InputEvent("beforeinput", { inputType, bubbles: true, cancelable: true }));
            \(script)
            return sent;
            """)
        return try XCTUnwrap(answer as? [[String: Any]], "\(answer ?? "nothing")")
    }

    private static let (shift, option, command) = (1 << 17, 1 << 19, 1 << 20)

    /// As in the window: what Control does with letters, command does, and what it does with the caret, option.
    func testControlGoesByWordsAndIsTheCommandKeyOtherwise() throws {
        let keys = try sent(
            """
            for (const [code, key] of [["ArrowLeft", "ArrowLeft"], ["ArrowRight", "ArrowRight"],
              ["Backspace", "Backspace"], ["Delete", "Delete"], ["ArrowUp", "ArrowUp"], ["KeyB", "b"]]) {
              press(code, key, { ctrlKey: true });
            }
            press("ArrowLeft", "ArrowLeft", { ctrlKey: true, shiftKey: true });
            """)
        XCTAssertEqual(
            keys.map { $0["modifiers"] as? Int },
            [
                Self.option, Self.option, Self.option, Self.option, Self.command, Self.command,
                Self.option | Self.shift,
            ])
        XCTAssertEqual(keys.map { $0["usage"] as? Int }, [0x50, 0x4F, 0x2A, 0x4C, 0x52, 0x05, 0x50])
    }

    func testTheCharacterWithoutModifiersIsTheOneOnTheKey() throws {
        let names = try driver.runModule(
            """
            const { Keycaps } = await import("matryoshka/input/keycaps");
            const plain = (keycaps, code, key, held = { shiftKey: true }) =>
              keycaps.plain(new KeyboardEvent("keydown", { code, key, ...held }));
            const silent = new Keycaps(null);
            const german = new Keycaps({ getLayoutMap: async () => new Map([["Slash", "-"], ["Digit7", "7"]]) });
            await new Promise((done) => setTimeout(done));
            return [
              plain(silent, "Digit1", "!"), plain(silent, "Slash", "?"), plain(silent, "Quote", "\\""),
              plain(silent, "KeyQ", "A"), plain(silent, "KeyA", "å", { altKey: true }), plain(silent, "Slash", "_"),
              plain(silent, "Slash", "/", {}), plain(german, "Slash", "_"), plain(german, "Digit7", "/"),
            ].join(" ");
            """)
        // A browser that does not tell the layout leaves what is no key of the US as it was typed.
        XCTAssertEqual(names as? String, "1 / ' a a _ / - 7")
    }

    func testWhatScreenKeyboardsDeleteIsTheAppsToMeasure() throws {
        let messages = try sent(
            """
            for (const type of ["deleteContentBackward", "deleteWordBackward", "deleteSoftLineBackward",
              "deleteContentForward", "deleteWordForward", "formatBold"]) edit(type);
            """)
        XCTAssertEqual(messages.first?["type"] as? String, "text")
        XCTAssertEqual(messages.first?["deleting"] as? Int, 1)
        let keys = messages.dropFirst().map { key -> String in
            XCTAssertEqual(key["type"] as? String, "key")
            return "\(key["phase"] ?? "") \(key["usage"] ?? "") \(key["modifiers"] ?? "")"
        }
        let strokes = [(0x2A, Self.option), (0x2A, Self.command), (0x4C, 0), (0x4C, Self.option)]
        XCTAssertEqual(keys, strokes.flatMap { key, held in ["down \(key) \(held)", "up \(key) \(held)"] })
    }

    // MARK: Accessibility

    func testTheAppsListsPlaceholdersAnnouncementsAndFocus() throws {
        let lines = try driver.runModule(
            """
            const { Accessibility } = await import("matryoshka/accessibility/aria");
            const { Announcer } = await import("matryoshka/accessibility/announcer");
            const listeners = [];
            const channel = { on: (type, call) => type === "accessibility" && listeners.push(call), send: () => true };
            const phone = { elements: document.createElement("div"), element: document.createElement("div") };
            const field = document.createElement("textarea"), region = document.createElement("div");
            phone.element.append(phone.elements, field);
            document.body.append(phone.element);
            const textEntry = { field, isComposing: false, isActive: false };
            const model = { onChange() {}, name: "" };
            new Accessibility(channel, phone, model, textEntry);
            new Announcer(region, channel, model);
            const frame = { x: 0, y: 0, width: 10, height: 10 };
            const tell = (more = {}) => listeners.forEach((call) => call({ elements: [
              { id: 1, kind: "list", traits: [], frame }, { id: 2, kind: "cell", label: "Row", traits: [], frame, container: 1 },
              { id: 3, kind: "textField", placeholder: "Search", label: "Name", traits: [], frame },
              { id: 4, label: "Total", traits: ["staticText"], frame }], ...more }));
            const lines = [], focus = () => document.activeElement.dataset.element ?? document.activeElement.tagName;
            tell();
            lines.push([...phone.elements.children].map((e) => e.getAttribute("role") ?? e.tagName).join(" "));
            lines.push(phone.elements.querySelector("input").placeholder);
            tell({ announcement: "Saved", focus: 4 });
            lines.push(region.textContent, focus());
            const first = region.textContent;
            tell({ announcement: "Saved" });
            lines.push(region.textContent !== first && region.textContent.trim());
            // Keys that are being typed go where they went.
            field.focus();
            textEntry.isActive = true;
            tell({ focus: 2 });
            lines.push(focus());
            tell({ focus: 3 });
            lines.push(focus());
            // Somebody is elsewhere on the page.
            document.querySelector("#toolbar button").focus();
            tell({ focus: 4 });
            lines.push(String(phone.element.contains(document.activeElement)));
            return lines.join("\\n");
            """)
        XCTAssertEqual(
            (lines as? String)?.components(separatedBy: "\n"),
            ["list INPUT DIV", "Search", "Saved", "4", "Saved", "TEXTAREA", "3", "false"])
    }

    // MARK: The page

    func testTimeCountsFromTheAppsFirstEvent() throws {
        let times = try driver.runModule(
            """
            const { Model } = await import("matryoshka/model");
            const listeners = {};
            const model = new Model({ on: (type, call) => { listeners[type] = call; } });
            const times = [];
            model.onChange(() => times.push(model.time));
            listeners.clock({ isPaused: true, speed: 1, time: 5003 });
            listeners.traces([{ time: 5000.5 }, { time: 5001 }]);
            listeners.traces([{ time: 5002 }]);
            listeners.clock({ isPaused: true, speed: 1, time: 5004 });
            listeners.reset();
            return times.join(" ");
            """)
        XCTAssertEqual(times as? String, "0 0 2.5 3.5 0")
    }

    /// The inspector uses words of its own for its parts, whatever the page's are called.
    func testThePagesStylesKeepToThePagesParts() throws {
        let differing = try driver.runModule(
            """
            const names = ["finding", "findings", "names", "icon", "group", "groups", "place", "quiet", "button", "frames",
              "message", "reason", "excerpt", "scroller", "menu"];
            const looks = (name) => {
              const probe = document.createElement("div");
              probe.className = name;
              document.body.append(probe);
              const style = getComputedStyle(probe);
              const text = [...style].map((key) => `${key}: ${style.getPropertyValue(key)}`).join(";");
              probe.remove();
              return text;
            };
            const plain = looks("");
            return names.filter((name) => looks(name) !== plain).join(" ");
            """)
        XCTAssertEqual(differing as? String, "")
    }

    private static let frameMaker = """
        const frame = (width, height, moves, tiles) => {
          const bytes = [1, 1];
          const number = (value, size) => { for (let at = 0; at < size; at++) bytes.push((value >> (8 * at)) & 255); };
          number(width, 2);
          number(height, 2);
          bytes.push(...new Uint8Array(new Float32Array([2]).buffer));
          number(1, 4);
          bytes.push(...new Uint8Array(new Float64Array([0]).buffer));
          number(moves.length, 1);
          moves.flat().forEach((value) => number(value, 2));
          number(tiles.length, 2);
          for (const tile of tiles) {
            for (const value of [tile.x, tile.y, tile.w, tile.h]) number(value, 2);
            number(tile.encoding, 1);
            number(tile.bytes.length, 4);
            bytes.push(...tile.bytes);
          }
          return new Uint8Array(bytes).buffer;
        };
        const colors = (canvas) => {
          const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
          const list = [];
          for (let at = 0; at < data.length; at += 4) list.push([data[at], data[at + 1], data[at + 2]].join());
          return list.join(" ");
        };
        """
}
