import path from "node:path";
import { openOutbox } from "../endpoints/forms/outbox/open-outbox.ts";
import { systemTime } from "../http/time.ts";

/** Removes the messages of forms that were accepted before a moment, `2026-11-23T10:00:00Z`. The site may run meanwhile. */
const [before = ""] = process.argv.slice(2);
const { FORMS_DIR: configured = "" } = process.env;
const folder = path.resolve(import.meta.dirname, "..", configured === "" ? ".data/forms" : configured);
if (Number.isNaN(Date.parse(before))) fail("Name a moment: npm run forms:remove -- 2026-11-23T10:00:00Z");
const outbox = await openOutbox({ folder, now: systemTime.date });
const count = await outbox.removeBefore(new Date(before).toISOString());
const { length } = await outbox.listWaiting();
await outbox.close();
console.log(`${count} messages removed, ${length} left.`);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
