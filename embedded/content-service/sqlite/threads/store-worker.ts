import { parentPort, workerData } from "node:worker_threads";
import type Database from "libsql";
import * as v from "valibot";
import type { StoreReader } from "../../store/content-store.ts";
import { closeDatabase, openDatabase, openForReading } from "../open-database.ts";
import { runOperation } from "../store-operations.ts";
import { searchWithinBudget } from "../search/search-within-budget.ts";
import { toStoreError } from "../to-store-error.ts";
import { storeReader } from "../store-reader.ts";
import { storeWriter } from "../store-writer.ts";
import { assignment, type StoreCall, storeCall, type StoreResult } from "./messages.ts";

/** The program of a thread: executes calls through its connection, one by one. */
const { file, work, deliveries } = v.parse(assignment, workerData);

type Search = Parameters<StoreReader["search"]>;

let opened: { readonly db: Database.Database; readonly operations: object } | undefined;

function open() {
  if (work === "write") {
    const db = openDatabase(file);
    return { db, operations: storeWriter(db, deliveries) };
  }
  const db = openForReading(file);
  const operations = { ...storeReader(db), searchWithinBudget: (...args: Search) => searchWithinBudget(db, ...args) };
  return { db, operations };
}

function execute({ name, args }: StoreCall): unknown {
  if (name === "close") return opened && closeDatabase(opened.db);
  opened ??= open();
  return name === "open" ? undefined : runOperation(opened.operations, name, args);
}

function post(result: StoreResult): void {
  parentPort?.postMessage(result, []);
}

parentPort?.on("message", (message: unknown) => {
  const request = v.parse(storeCall, message);
  try {
    post({ is: "result", result: execute(request) });
  } catch (thrown) {
    const { kind, message: text } = toStoreError(thrown, file);
    post({ is: "failure", kind, message: text });
  }
  if (request.name === "close") parentPort?.close();
});
