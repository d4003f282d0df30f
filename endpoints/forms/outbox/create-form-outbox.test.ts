import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createFormOutbox } from "./create-form-outbox.ts";
import type { Message } from "./message.ts";
import { openOutbox } from "./open-outbox.ts";

const now = () => Date.parse("2026-11-23T10:00:00Z");
const message: Message = {
  id: "a",
  form: "newsletter",
  at: "2026-11-23T10:00:00.000Z",
  host: "www.tessera.example",
  locale: "en",
  fields: { email: "a@example.com" },
};

it("H25: an outbox whose folder can't be made notifies and never throws; the next message tries again", async () => {
  const parent = mkdtempSync(join(tmpdir(), "outbox-"));
  const folder = join(parent, "forms");
  writeFileSync(folder, "a file in the way");
  const failures: unknown[] = [];
  const outbox = createFormOutbox({
    folder,
    webhookUrl: undefined,
    webhookSecret: "",
    now,
    onFailure: (cause) => void failures.push(cause),
    onUndelivered: () => {},
  });
  await outbox.start();
  await expect(outbox.add(message)).rejects.toThrow();
  rmSync(folder);
  await outbox.add(message);
  expect(failures).toHaveLength(1);
  const stored = await openOutbox({ folder, now });
  expect(await stored.listWaiting()).toEqual([message]);
  await stored.close();
  rmSync(parent, { recursive: true });
});
