import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { messageId } from "./message-id.ts";
import type { Message } from "./message.ts";
import { journalName, openOutbox, OutboxFullError } from "./open-outbox.ts";
import { OutboxLockedError } from "./lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "outbox-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const now = () => Date.parse("2026-11-23T10:00:00Z");
const open = (options = {}) => openOutbox({ folder, now, ...options });
const journal = () => join(folder, journalName);
const message = (id: string): Message => ({
  id,
  form: "newsletter",
  at: "2026-11-23T10:00:00.000Z",
  host: "www.tessera.example",
  locale: "en",
  fields: { email: `${id}@example.com` },
});
const ids = (messages: readonly Message[]) => messages.map(({ id }) => id);

describe("the outbox", () => {
  it("has each message once after it was opened again, in their order", async () => {
    const first = await open();
    await Promise.all(["a", "b", "a"].map((id) => first.add(message(id))));
    await first.add(message("b"));
    await first.close();
    const second = await open();
    expect(second.waiting()).toEqual([message("a"), message("b")]);
    await second.close();
  });

  it("knows a delivered message for a week, and never sends it again", async () => {
    const first = await open();
    await first.add(message("a"));
    await first.delivered("a");
    await first.add(message("a"));
    await first.close();
    const later = await open({ now: () => now() + 700_000_000, compactFrom: 0 });
    expect(later.waiting()).toEqual([]);
    await later.add(message("a"));
    expect(ids(later.waiting())).toEqual(["a"]);
    await later.close();
  });

  it("can be opened once its journal can be read again: a failed attempt holds no lock", async () => {
    mkdirSync(journal());
    await expect(open()).rejects.toThrow("EISDIR");
    rmdirSync(journal());
    const later = await open();
    expect(later.waiting()).toEqual([]);
    await later.close();
  });

  it("drops a line that a crash cut off, and writes on after the last whole one", async () => {
    const first = await open();
    await first.add(message("a"));
    await first.close();
    appendFileSync(journal(), '0123456789abcdef {"kind":"mess');
    const second = await open();
    await second.add(message("b"));
    await second.close();
    const third = await open();
    expect([ids(third.waiting()), third.damaged]).toEqual([["a", "b"], 0]);
    await third.close();
  });

  it("skips a damaged line, and counts it", async () => {
    const first = await open();
    for (const id of ["a", "b"]) await first.add(message(id));
    await first.close();
    writeFileSync(journal(), readFileSync(journal(), "utf8").replace("a@example", "x@example"));
    const second = await open();
    expect([ids(second.waiting()), second.damaged]).toEqual([["b"], 1]);
    await second.close();
  });

  it("is written again without what was delivered", async () => {
    const outbox = await open({ compactFrom: 3 });
    for (const id of ["a", "b", "c", "d"]) await outbox.add(message(id));
    for (const id of ["a", "b", "c"]) await outbox.delivered(id);
    expect(readFileSync(journal(), "utf8")).not.toContain("a@example.com");
    await outbox.add(message("e"));
    await outbox.close();
    const again = await open();
    expect(ids(again.waiting())).toEqual(["d", "e"]);
    await again.close();
  });

  it("refuses more messages than fit, until some are delivered", async () => {
    const outbox = await open({ most: 2 });
    const all = await Promise.allSettled(["a", "b", "c"].map((id) => outbox.add(message(id))));
    expect(all.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    await outbox.add(message("a"));
    await outbox.delivered("a");
    await outbox.add(message("c"));
    await expect(outbox.add(message("d"))).rejects.toBeInstanceOf(OutboxFullError);
    await outbox.close();
  });

  it("is of one process, and of its user alone", async () => {
    const outbox = await open();
    await expect(open()).rejects.toBeInstanceOf(OutboxLockedError);
    expect(statSync(journal()).mode % 0o1000).toBe(0o600);
    await outbox.close();
    writeFileSync(join(folder, "outbox.lock"), `${process.pid} 1`);
    await (await open()).close();
  });
});

describe("a message's id", () => {
  it("is that of its key, else that of its fields", () => {
    const fields = { email: "ada@example.com", event: "City Page Subscribe" };
    const turned = { event: "City Page Subscribe", email: "ada@example.com" };
    expect(messageId("newsletter", fields, "")).toBe(messageId("newsletter", turned, ""));
    expect(messageId("newsletter", fields, "")).not.toBe(messageId("group", fields, ""));
    expect(messageId("newsletter", fields, "k")).toBe(messageId("newsletter", {}, "k"));
    expect(messageId("newsletter", fields, "k")).not.toBe(messageId("newsletter", fields, "l"));
  });
});
