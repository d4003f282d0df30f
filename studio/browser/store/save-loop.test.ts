import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { EditedDocument, OpenedDocument } from "../../protocol/document.ts";
import { RequestError } from "../api/request.ts";
import { createEditor } from "./editor-store.ts";
import { createSaveLoop } from "./save-loop.ts";

const document: EditedDocument = {
  id: "d",
  type: "content_page",
  lang: "en-us",
  uid: "www.tessera.example.rome",
  tags: [],
  title: "Rome",
  data: { heading: "Rome", teaser: "" },
};

const state: OpenedDocument["state"] = {
  ...document,
  heading: "Rome",
  state: "published",
  published: 1,
  publishedUid: null,
  at: "2030-01-01T00:00:00Z",
  author: "",
  problems: [],
  overlay: "",
  kind: "",
  findings: null,
  overlays: [],
  languages: [],
};

/**
 * A server in memory with a clock. Saves and readings fail as the lists say, and a save of an older revision is merged.
 */
function createServer(failures: readonly number[] = [], readings: readonly number[] = []) {
  let stored = { revision: 1, document };
  const versions = new Map([[1, document]]);
  const store = (next: EditedDocument) => {
    stored = { revision: stored.revision + 1, document: next };
    versions.set(stored.revision, next);
  };
  const waitingReadings = [...readings];
  let now = 0;
  let timers: { readonly run: () => void; readonly at: number }[] = [];
  const puts: EditedDocument[] = [];
  const waitingFailures = [...failures];
  return {
    ports: {
      put: async (base: number, sent: EditedDocument) => {
        puts.push(sent);
        const status = waitingFailures.shift() ?? 200;
        if (status !== 200) throw new RequestError(status, { code: "failed", message: "Failed." });
        const isOlder = base !== stored.revision;
        store(isOlder ? mergeDocuments(versions.get(base) ?? document, sent, stored.document) : sent);
        return { revision: stored.revision, merged: isOlder ? ["teaser"] : [] };
      },
      open: async () => {
        const status = waitingReadings.shift() ?? 200;
        if (status !== 200) throw new RequestError(status, { code: "failed", message: "Failed." });
        return { ...stored, state };
      },
      merge: async (base: EditedDocument, mine: EditedDocument, theirs: EditedDocument) => ({
        document: mergeDocuments(base, mine, theirs),
        conflicts: [],
      }),
      now: () => now,
      setTimer: (run: () => void, ms: number) => {
        const timer = { run, at: now + ms };
        timers.push(timer);
        return () => {
          timers = timers.filter((each) => each !== timer);
        };
      },
    },
    puts,
    /** Lets time pass. */
    pass: async (ms: number) => {
      const end = now + ms;
      for (let next = earliest(); next !== undefined && next.at <= end; next = earliest()) {
        now = next.at;
        timers = timers.filter((each) => each !== next);
        next.run();
        await settle();
      }
      now = end;
    },
    change: (data: EditedDocument["data"]) => store({ ...stored.document, data: { ...stored.document.data, ...data } }),
    stored: () => stored.document.data,
  };
  function earliest() {
    return timers.toSorted((one, other) => one.at - other.at)[0];
  }
}

/** Merges members of the data. Where both changed one, the document has mine. */
function mergeDocuments(base: EditedDocument, mine: EditedDocument, theirs: EditedDocument): EditedDocument {
  const names = [...new Set([...Object.keys(theirs.data), ...Object.keys(mine.data)])];
  const pick = (name: string) => (mine.data[name] === base.data[name] ? theirs : mine).data[name] ?? null;
  return { ...mine, data: Object.fromEntries(names.map((name) => [name, pick(name)])) };
}

/** Lets promises that wait for nothing else run. */
async function settle() {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

function open(server: ReturnType<typeof createServer>) {
  const editor = createEditor({ document, revision: 1, state }, server.ports.now);
  const loop = createSaveLoop(editor, server.ports);
  const type = (text: string, name = "heading") =>
    editor.edit({ part: "data", path: [name], value: text, label: name, key: name });
  return { ...editor, loop, type };
}

it("W65: a change is saved two seconds after the last one", async () => {
  const server = createServer();
  const { type, store } = open(server);
  type("Roma");
  await server.pass(1_999);
  expect(server.puts).toHaveLength(0);
  await server.pass(1);
  expect([server.stored()["heading"], store.getState().save.kind]).toEqual(["Roma", "saved"]);
});

it("W65: who types without a pause is saved after ten seconds", async () => {
  const server = createServer();
  const { type } = open(server);
  for (let second = 0; second <= 10; second += 1) {
    type(`Roma ${second}`);
    await server.pass(1_000);
  }
  expect(server.puts.length).toBeGreaterThan(0);
});

it("W66: changes of others to other fields are merged, and nothing is asked", async () => {
  const server = createServer();
  const { type, store } = open(server);
  server.change({ teaser: "Theirs" });
  type("Mine");
  await server.pass(5_000);
  expect(server.stored()).toEqual({ heading: "Mine", teaser: "Theirs" });
  expect(store.getState().history.document.data).toEqual({ heading: "Mine", teaser: "Theirs" });
});

it("W67: a session that has ended is said, and the text stays", async () => {
  const server = createServer([401]);
  const { type, store } = open(server);
  type("Roma");
  await server.pass(5_000);
  expect([store.getState().save.kind, store.getState().history.document.data["heading"]]).toEqual([
    "forbidden",
    "Roma",
  ]);
});

it("W67: a save that was merged and could not be read again takes nothing from others", async () => {
  const server = createServer([], [503]);
  const { type, store } = open(server);
  server.change({ teaser: "Theirs" });
  type("Mine");
  await server.pass(2_000);
  expect(store.getState().save.kind).toBe("offline");
  await server.pass(60_000);
  expect(server.stored()).toEqual({ heading: "Mine", teaser: "Theirs" });
  expect(store.getState().history.document.data).toEqual({ heading: "Mine", teaser: "Theirs" });
});

it("W67: whatever fails and whoever else writes, what was typed last reaches the server", async () => {
  const failures = fc.array(fc.constantFrom(200, 0, 500, 503, 412), { maxLength: 8 });
  const steps = fc.array(
    fc.oneof(
      fc.record({ type: fc.string({ minLength: 1 }) }),
      fc.record({ wait: fc.nat(15_000) }),
      fc.record({ theirs: fc.string() }),
    ),
    { maxLength: 15 },
  );
  await fc.assert(
    fc.asyncProperty(failures, failures, steps, async (failing, unread, list) => {
      const server = createServer(failing, unread);
      const { type, store } = open(server);
      let [mine, theirs] = ["Rome", ""];
      for (const step of list) {
        if ("type" in step) type((mine = step.type));
        else if ("theirs" in step) server.change({ teaser: (theirs = step.theirs) });
        else await server.pass(step.wait);
      }
      type((mine += "!"));
      await server.pass(300_000);
      expect(server.stored()).toEqual({ heading: mine, teaser: theirs });
      expect(store.getState().save.kind).toBe("saved");
    }),
    { numRuns: 200 },
  );
});
