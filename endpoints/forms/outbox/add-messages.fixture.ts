import { openOutbox } from "./open-outbox.ts";

/** Adds messages to the outbox of a folder, eight at once, and writes the id of each that is stored. */
const [folder = "", count = "0"] = process.argv.slice(2);
const outbox = await openOutbox({ folder, now: () => Date.parse("2026-11-23T10:00:00Z") });
const left = Array.from({ length: Number(count) }, (_, index) => `m-${index}`);
const fields = { email: "ada@example.com" };

async function add(): Promise<void> {
  for (let id = left.shift(); id !== undefined; id = left.shift()) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- eight at once are enough
    await outbox.add({ id, form: "newsletter", at: "", host: "", locale: "en", fields });
    process.stdout.write(`${id}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, add));
await outbox.close();
