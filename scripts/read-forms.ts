import path from "node:path";
import { openOutbox } from "../endpoints/forms/outbox/open-outbox.ts";
import { systemTime } from "../http/time.ts";

/** Prints the messages of forms that nobody has received, a line of JSON each, oldest first. The site may run meanwhile. */
const { FORMS_DIR: configured = "" } = process.env;
const folder = path.resolve(import.meta.dirname, "..", configured === "" ? ".data/forms" : configured);
const outbox = await openOutbox({ folder, now: systemTime.date });
for (const message of await outbox.listWaiting()) console.log(JSON.stringify(message));
await outbox.close();
