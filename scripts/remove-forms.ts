import path from "node:path";
import { OutboxLockedError } from "../endpoints/forms/outbox/lock.ts";
import { openOutbox } from "../endpoints/forms/outbox/open-outbox.ts";
import { systemTime } from "../http/time.ts";

/** Removes the messages of forms that were accepted before a moment, `2026-11-23T10:00:00Z`. The site must not run. */
const [before = ""] = process.argv.slice(2);
const { FORMS_DIR: configured = "" } = process.env;
const folder = path.resolve(import.meta.dirname, "..", configured === "" ? ".data/forms" : configured);
if (Number.isNaN(Date.parse(before))) fail("Name a moment: npm run forms:remove -- 2026-11-23T10:00:00Z");
try {
  await remove(new Date(before).toISOString());
} catch (error) {
  if (!(error instanceof OutboxLockedError)) throw error;
  fail(`${error.message}. Stop the site first.`);
}

async function remove(oldest: string): Promise<void> {
  const outbox = await openOutbox({ folder, now: systemTime.date, compactFrom: 1 });
  const old = outbox.waiting().filter(({ at }) => at < oldest);
  await Promise.all(old.map(({ id }) => outbox.delivered(id)));
  await outbox.close();
  console.log(`${old.length} messages removed, ${outbox.waiting().length} left.`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
