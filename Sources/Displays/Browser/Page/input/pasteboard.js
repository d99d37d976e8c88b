import { usage } from "matryoshka/input/hid";

// Copying between the app and everything else on this machine.

export class Pasteboard {
  #keyboard;
  #channel;

  /// - offer: called with a text that the browser lets the page copy only when the person asks for it.
  constructor(channel, phone, keyboard, offer) {
    this.#channel = channel;
    this.#keyboard = keyboard;
    phone.element.addEventListener("paste", (event) => this.#paste(event));
    channel.on("pasteboard", async ({ text }) => {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        // Browsers refuse a page that is not in front, or where the person did nothing for a while.
        offer(text);
      }
    });
  }

  // Only now does the browser give the text away: the key that asked for it has been held back.
  #paste(event) {
    event.preventDefault();
    this.#channel.send("pasteboard", { text: event.clipboardData.getData("text/plain") });
    this.#keyboard.command(usage.v, "v");
  }
}
