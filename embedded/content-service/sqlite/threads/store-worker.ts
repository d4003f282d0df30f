import { parentPort, workerData } from "node:worker_threads";
import type Database from "libsql";
import * as v from "valibot";
import type { StoreReader } from "../../store/content-store.ts";
import { closeDatabase, openDatabase, openForReading } from "../open-database.ts";
import { runOperation } from "../store-operations.ts";
import { quickSearch } from "../search/quick-search.ts";
import { storeErrorOf } from "../store-error-of.ts";
import { storeReader } from "../store-reader.ts";
import { storeWriter } from "../store-writer.ts";
import { assignment, type Call, call, type Reply } from "./messages.ts";

/** The thread that has a connection: does one call after the other. */
const { file, work, deliveries } = v.parse(assignment, workerData);

type Search = Parameters<StoreReader["search"]>;

let opened: { readonly db: Database.Database; readonly operations: object } | undefined;

function open() {
  if (work === "write") {
    const db = openDatabase(file);
    return { db, operations: storeWriter(db, deliveries) };
  }
  const db = openForReading(file);
  const operations = { ...storeReader(db), quickSearch: (...given: Search) => quickSearch(db, ...given) };
  return { db, operations };
}

function answer({ name, given }: Call): unknown {
  if (name === "close") return opened && closeDatabase(opened.db);
  opened ??= open();
  return name === "open" ? undefined : runOperation(opened.operations, name, given);
}

function post(reply: Reply): void {
  parentPort?.postMessage(reply, []);
}

parentPort?.on("message", (message: unknown) => {
  const asked = v.parse(call, message);
  try {
    post({ is: "answer", answer: answer(asked) });
  } catch (thrown) {
    const { kind, message: text } = storeErrorOf(thrown, file);
    post({ is: "failure", kind, message: text });
  }
  if (asked.name === "close") parentPort?.close();
});
