import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import Database from "libsql";
import * as v from "valibot";
import { afterAll, expect, test } from "vitest";
import { scaled } from "@tessera/runtime/testing/test-scale.ts";
import { parseQuery } from "../query/parse-query.ts";
import { openStore } from "../sqlite/open-store.ts";
import type { ContentStore } from "../store/content-store.ts";
import type { View } from "../store/document-query.ts";

const folder = mkdtempSync(join(tmpdir(), "content-store-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** For each kind of service. */
const rounds = scaled(20);
const acknowledgement = v.object({ did: v.picklist(["put", "publish"]), number: v.number(), id: v.string() });
type Acknowledgement = v.InferOutput<typeof acknowledgement>;

const kinds = [
  { kind: "that writes in a thread of its own", threads: true },
  { kind: "that writes in its only thread", threads: false },
];

test.concurrent.each(kinds)(
  "a service $kind, killed again and again, retains what it acknowledged and publishes in whole or not at all",
  async ({ threads }) => {
    const file = join(folder, `${threads}.db`);
    let published = 0;
    for (let round = 0; round < rounds; round += 1) {
      const acknowledged = await writeUntilKilled(file, published + 1, threads);
      published = await checkStore(file, acknowledged, published);
      checkFile(file);
    }
    expect(published).toBeGreaterThan(0);
  },
);

const writer = join(import.meta.dirname, "support/content-writer.ts");

/** Acknowledgements of a release: five documents and its publication. */
const writesOfRelease = 6;

/** Kills the writer at a random moment, during the write after an acknowledged one; never before the first release. */
async function writeUntilKilled(file: string, first: number, threads: boolean): Promise<readonly Acknowledgement[]> {
  const args = ["--import", "tsx", writer, file, String(first), String(threads)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const last = (first === 1 ? writesOfRelease : 1) + Math.floor(Math.random() * 60);
  const acknowledged: Acknowledgement[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(v.parse(acknowledgement, JSON.parse(line)));
    if (acknowledged.length === last) child.kill("SIGKILL");
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  expect(child.signalCode).toBe("SIGKILL");
  return acknowledged;
}

/** Returns the number of the published release. */
async function checkStore(file: string, acknowledged: readonly Acknowledgement[], before: number): Promise<number> {
  const store = await openStore({ file, threads: false });
  const { master, tags } = await store.state();
  const view = { master, overlay: undefined };
  const number = await checkPublished(store, view);
  expect(tags).toEqual(number === 0 ? [] : [`round-${number}`]);
  const publications = acknowledged.filter(({ did }) => did === "publish").map((one) => one.number);
  expect(number - (publications.at(-1) ?? before)).toBeOneOf([0, 1]);
  expect(await deliveredReleases(store)).toEqual(numbersFrom(before + 1, number));
  const puts = acknowledged.filter((one) => one.did === "put" && one.number > number).map(({ id }) => id);
  const retained = await store.overlayChanges(`release-${number + 1}`);
  expect(retained.map(({ document }) => document)).toEqual(expect.arrayContaining(puts));
  await store.close();
  return number;
}

/** Expects all documents, and the results by tag, number and word, to be of one release. */
async function checkPublished(store: ContentStore, view: View): Promise<number> {
  const [one] = await store.documents(view, ["doc-0"]);
  const number = v.parse(v.optional(v.number(), 0), one?.data["number"]);
  const all = number === 0 ? [] : ["doc-0", "doc-1", "doc-2", "doc-3", `only-${number}`];
  for (const text of [
    `[[at(document.type, "page")]]`,
    `[[at(document.tags, ["round-${number}"])]]`,
    `[[at(my.page.number, ${number})]]`,
    `[[fulltext(document, "word${number}")]]`,
  ]) {
    expect([text, await found(store, view, text)]).toEqual([text, all]);
  }
  return number;
}

async function found(store: ContentStore, view: View, text: string): Promise<readonly string[]> {
  const predicates = parseQuery(text);
  if (!Array.isArray(predicates)) throw new Error(`${text} is no query`);
  const query = { predicates, lang: "*", orderings: [], after: "", page: 1, pageSize: 100 };
  return (await store.search(view, query)).documents.map(({ id }) => id).sort();
}

/** Delivers all waiting webhook messages and returns the numbers of their releases. */
async function deliveredReleases(store: ContentStore): Promise<readonly number[]> {
  const delivery = await store.nextDelivery();
  if (!delivery) return [];
  await store.finishDelivery(delivery.number);
  const added = delivery.change.tags.addition.map((tag) => Number(tag.replace("round-", "")));
  return [...added, ...(await deliveredReleases(store))];
}

/** Expects a sound file and a search index of exactly the existing versions. */
function checkFile(file: string): void {
  const db = new Database(file);
  const first = (sql: string) => db.prepare(sql).pluck().all()[0];
  expect(first("pragma integrity_check")).toBe("ok");
  expect(first("select count(*) from field_value where version not in (select id from version)")).toBe(0);
  const indexed = "select count(distinct version) from field_value";
  expect(first(indexed)).toBe(first("select count(*) from version where archived = 0"));
  db.close();
}

function numbersFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
