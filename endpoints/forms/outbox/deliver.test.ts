import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deliver } from "./deliver.ts";
import type { Message } from "./message.ts";
import { openOutbox } from "./open-outbox.ts";

const message = (id: string): Message => ({ id, form: "newsletter", at: "", host: "", locale: "en", fields: {} });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "outbox-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A receiver that is down until a moment, and a clock that only waiting moves. Both in seconds. */
function createWorld(isUp: (id: string, now: number) => boolean) {
  let ms = 0;
  const sent: [string, number][] = [];
  const failures: unknown[] = [];
  const send = async ({ id }: Message) => {
    sent.push([id, ms / 1000]);
    if (!isUp(id, ms / 1000)) throw new Error("down");
  };
  const settings = { send, wait: async (pause: number) => void (ms += pause), onFailure: failures.push.bind(failures) };
  return { settings, sent, failures, now: () => ms, isAfter: (seconds: number) => () => ms >= seconds * 1000 };
}

test("each message is sent until it is accepted, with pauses that double", async () => {
  const { settings, sent, failures, now, isAfter } = createWorld((id, seconds) => id === "b" || seconds >= 15);
  const outbox = await openOutbox({ folder, now });
  for (const id of ["a", "b"]) await outbox.add(message(id));
  await deliver({ ...settings, outbox }, isAfter(20));
  expect(sent).toEqual([
    ["a", 0],
    ["b", 0],
    ["a", 1],
    ["a", 3],
    ["a", 7],
    ["a", 15],
  ]);
  expect(failures).toHaveLength(4);
  expect(await outbox.listWaiting()).toEqual([]);
  await outbox.close();
});

test("a restart does not shorten a pause", async () => {
  const { settings, sent, now, isAfter } = createWorld((_id, seconds) => seconds >= 15);
  const first = await openOutbox({ folder, now });
  await first.add(message("a"));
  await deliver({ ...settings, outbox: first }, isAfter(9));
  await first.close();
  const second = await openOutbox({ folder, now });
  await deliver({ ...settings, outbox: second }, isAfter(20));
  expect(sent.map(([, seconds]) => seconds)).toEqual([0, 1, 3, 7, 15]);
  await second.close();
});

test("pauses end at 15 minutes, and a clock that goes back does not prolong one", async () => {
  const { settings, sent, now, isAfter } = createWorld(() => false);
  const first = await openOutbox({ folder, now });
  await first.add(message("a"));
  await deliver({ ...settings, outbox: first }, isAfter(3000));
  expect(sent.slice(-3).map(([, seconds]) => seconds)).toEqual([1023, 1923, 2823]);
  await first.close();
  const second = await openOutbox({ folder, now: () => now() - 4_000_000 });
  expect(await second.claimDue(1)).toEqual([message("a")]);
  await second.close();
});

test("a process that was killed while it sent a message leaves it for another one, 15 seconds later", async () => {
  let seconds = 0;
  const outbox = await openOutbox({ folder, now: () => seconds * 1000 });
  await outbox.add(message("a"));
  const claims: number[] = [];
  for (; seconds < 20; seconds += 1) claims.push((await outbox.claimDue(1)).length);
  expect(claims.flatMap((count, at) => (count > 0 ? [at] : []))).toEqual([0, 15]);
  await outbox.close();
});

test("nothing is sent while its delivery could not be recorded", async () => {
  const { settings, sent, failures, isAfter } = createWorld(() => true);
  const refuse = () => Promise.reject(new Error("the disk is full"));
  const outbox = { claimDue: refuse, markDelivered: refuse, postpone: refuse };
  await deliver({ ...settings, outbox }, isAfter(3));
  expect([sent, failures.length]).toEqual([[], 3]);
});
