import { Channel } from "matryoshka/channel";
import { Model } from "matryoshka/model";
import { Phone } from "matryoshka/phone";
import { Stage } from "matryoshka/stage";

const token = new URLSearchParams(location.search).get("token") ?? "";
const scheme = location.protocol === "https:" ? "wss" : "ws";
const channel = new Channel(`${scheme}://${location.host}/socket?token=${encodeURIComponent(token)}`);

const model = new Model(channel);
const phone = new Phone(channel, model);
const stage = new Stage(document.querySelector("#stage"), phone);

channel.connect();
