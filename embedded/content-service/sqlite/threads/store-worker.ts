import { parentPort, workerData } from "node:worker_threads";
import type Database from "libsql";
import * as v from "valibot";
import { closeDatabase, openDatabase, openForReading } from "../open-database.ts";
import { runOperation } from "../run-operation.ts";
import { storeErrorOf } from "../store-error-of.ts";
import { storeReader } from "../store-reader.ts";
import { storeWriter } from "../store-writer.ts";
import { assignment, call, type Reply } from "./messages.ts";

/** The thread that has a connection: does one call after the other. */
const { file, work, deliveries } = v.parse(assignment, workerData);

let opened: { readonly db: Database.Database; readonly operations: object } | undefined;

function open() {
  const db = work === "read" ? openForReading(file) : openDatabase(file);
  return { db, operations: work === "read" ? storeReader(db) : storeWriter(db, deliveries) };
}

function close(): void {
  if (opened) closeDatabase(opened.db);
  parentPort?.close();
}

function answer(name: string, given: readonly unknown[]): unknown {
  if (name === "close") return close();
  opened ??= open();
  return name === "open" ? undefined : runOperation(opened.operations, name, given);
}

function replyTo(message: unknown): Reply {
  try {
    const { name, given } = v.parse(call, message);
    return { is: "answer", answer: answer(name, given) };
  } catch (thrown) {
    const { kind, message: text } = storeErrorOf(thrown, file);
    return { is: "failure", kind, message: text };
  }
}

parentPort?.on("message", (message: unknown) => parentPort?.postMessage(replyTo(message), []));
