import { Accessibility } from "matryoshka/accessibility/aria";
import { Announcer } from "matryoshka/accessibility/announcer";
import { Channel } from "matryoshka/channel";
import { Commands } from "matryoshka/controls/commands";
import { Controls } from "matryoshka/controls/controls";
import { Cover } from "matryoshka/controls/cover";
import { Divider } from "matryoshka/controls/divider";
import { Fingers } from "matryoshka/input/fingers";
import { Keyboard } from "matryoshka/input/keyboard";
import { Model } from "matryoshka/model";
import { Overlays } from "matryoshka/controls/overlays";
import { Pasteboard } from "matryoshka/input/pasteboard";
import { Phone } from "matryoshka/screen/phone";
import { Pills } from "matryoshka/controls/pills";
import { Pointers } from "matryoshka/input/pointer";
import { Recorder } from "matryoshka/screen/recorder";
import { Side } from "matryoshka/controls/side";
import { Stage } from "matryoshka/screen/stage";
import { TextEntry } from "matryoshka/input/textentry";
import { Wheel } from "matryoshka/input/wheel";

const find = (selector) => document.querySelector(selector);

const token = new URLSearchParams(location.search).get("token") ?? "";
const scheme = location.protocol === "https:" ? "wss" : "ws";
const channel = new Channel(`${scheme}://${location.host}/socket?token=${encodeURIComponent(token)}`);

const model = new Model(channel);
const phone = new Phone(channel, model);
const stage = new Stage(find("#stage"), phone);

const pointers = new Pointers(channel, phone);
const fingers = new Fingers(phone, pointers);
new Wheel(channel, phone);
const textEntry = new TextEntry(channel, phone, model);
const keyboard = new Keyboard(channel, phone, textEntry);
new Accessibility(channel, phone, model, textEntry);
new Announcer(find("#announcer"), channel, model);
new Cover(channel, phone, model);

const recorder = new Recorder(phone, model, pointers);
const inspector = new Side(find("#inspector"), find("#divider"), { channel, phone });
new Divider(find("#divider"));
const commands = new Commands({ channel, model, phone, stage, recorder, fingers, inspector });
new Controls(find("#toolbar"), commands, model);
const pills = new Pills(find("#stage"), channel, model, commands, recorder);
new Pasteboard(channel, phone, keyboard, (text) => pills.offerCopy(text));
new Overlays(find("#stage"), channel, phone, model);

channel.connect();
