import { Accessibility } from "matryoshka/aria";
import { Announcer } from "matryoshka/announcer";
import { Channel } from "matryoshka/channel";
import { Commands } from "matryoshka/commands";
import { Controls } from "matryoshka/controls";
import { Cover } from "matryoshka/cover";
import { Divider } from "matryoshka/divider";
import { Fingers } from "matryoshka/fingers";
import { Keyboard } from "matryoshka/keyboard";
import { Model } from "matryoshka/model";
import { Overlays } from "matryoshka/overlays";
import { Pasteboard } from "matryoshka/pasteboard";
import { Phone } from "matryoshka/phone";
import { Pills } from "matryoshka/pills";
import { Pointers } from "matryoshka/pointer";
import { Recorder } from "matryoshka/recorder";
import { Side } from "matryoshka/side";
import { Stage } from "matryoshka/stage";
import { TextEntry } from "matryoshka/textentry";
import { Wheel } from "matryoshka/wheel";

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
