import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { messageId } from "./message-id.ts";
import type { Message } from "./message.ts";
import { databaseName } from "./open-database.ts";
import { openOutbox, OutboxFullError } from "./open-outbox.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "outbox-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const now = () => Date.parse("2026-11-23T10:00:00Z");
const open = (options = {}) => openOutbox({ folder, now, ...options });
const database = () => join(folder, databaseName);
const message = (id: string, at = "2026-11-23T10:00:00.000Z"): Message => ({
  id,
  form: "newsletter",
  at,
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
    expect(await second.listWaiting()).toEqual([message("a"), message("b")]);
    await second.close();
  });

  it("knows a delivered message for a week, and never sends it again", async () => {
    const first = await open();
    await first.add(message("a"));
    await first.markDelivered("a");
    await first.add(message("a"));
    expect(await first.listWaiting()).toEqual([]);
    await first.close();
    const later = await open({ now: () => now() + 700_000_000 });
    await later.add(message("a"));
    expect(ids(await later.listWaiting())).toEqual(["a"]);
    await later.close();
  });

  it("refuses more messages than fit, until some are delivered", async () => {
    const outbox = await open({ maxWaiting: 2 });
    const all = await Promise.allSettled(["a", "b", "c"].map((id) => outbox.add(message(id))));
    expect(all.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    await outbox.add(message("a"));
    await outbox.markDelivered("a");
    await outbox.add(message("a"));
    await outbox.add(message("c"));
    await expect(outbox.add(message("d"))).rejects.toBeInstanceOf(OutboxFullError);
    await outbox.close();
  });

  it("is shared by processes: each message is there once, and one of them sends it", async () => {
    const [one, other] = await Promise.all([open(), open()]);
    await Promise.all(["a", "b", "c"].flatMap((id) => [one.add(message(id)), other.add(message(id))]));
    const claimed = await Promise.all([one.claimDue(2), other.claimDue(2)]);
    expect(ids(claimed.flat()).toSorted()).toEqual(["a", "b", "c"]);
    expect(await one.listWaiting()).toEqual(await other.listWaiting());
    await Promise.all([one.close(), other.close()]);
  });

  it("removes the messages before a moment, also from its files", async () => {
    const outbox = await open();
    const [old, fresh] = [message("old", "2026-11-23T09:59:59.999Z"), message("fresh")];
    await Promise.all([old, fresh].map(outbox.add));
    expect(await outbox.removeBefore("2026-11-23T10:00:00.000Z")).toBe(1);
    expect(await outbox.listWaiting()).toEqual([fresh]);
    await outbox.close();
    const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), "latin1"));
    expect(bytes.join("")).not.toContain("old@example.com");
    expect(bytes.join("")).toContain("fresh@example.com");
  });

  it("is readable by the user of the process only", async () => {
    const outbox = await open();
    await outbox.add(message("a"));
    const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode % 0o1000);
    expect(new Set(modes)).toEqual(new Set([0o600]));
    await outbox.close();
  });
});

describe("a disk that fails", () => {
  it("is an error that names FORMS_DIR, and the outbox opens once the disk works", async () => {
    mkdirSync(database());
    await expect(open()).rejects.toThrow(`Messages can't be stored in FORMS_DIR, ${folder}: `);
    rmdirSync(database());
    const later = await open();
    expect(await later.listWaiting()).toEqual([]);
    await later.close();
  });

  it("is an error for a file that is damaged, and the file stays as it is", async () => {
    writeFileSync(database(), "damaged".repeat(1000));
    await expect(open()).rejects.toThrow("file is not a database");
    expect(readFileSync(database(), "utf8")).toBe("damaged".repeat(1000));
  });

  it("fails the messages of that time only, and none of them is stored", async () => {
    const outbox = await open();
    await outbox.add(message("a"));
    const disk = new Database(database());
    disk.exec("create trigger disk before insert on message begin select raise(abort, 'the disk is full'); end");
    await expect(outbox.add(message("b"))).rejects.toThrow(`FORMS_DIR, ${folder}: SqliteError: the disk is full`);
    disk.exec("drop trigger disk");
    disk.close();
    await outbox.add(message("c"));
    expect(ids(await outbox.listWaiting())).toEqual(["a", "c"]);
    await outbox.close();
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
