import * as v from "valibot";
import { importJournal } from "./import-journal.ts";
import { messageSchema, type Message } from "./message.ts";
import { type Database, openDatabase, type Transaction } from "./open-database.ts";

/** Messages that wait, on the disk of this machine. Each method throws what the disk throws, and then nothing has changed. */
export interface Outbox {
  /**
   * Stores a message, and resolves once it is on the disk. One whose id is known changes nothing, also when it was delivered.
   * Throws `OutboxFullError`.
   */
  readonly add: (message: Message) => Promise<void>;
  /** Returns the messages that nobody has received, oldest first. */
  readonly listWaiting: () => Promise<readonly Message[]>;
  /** Returns messages that are due, at most `count`. No process gets them again within 15 seconds. */
  readonly claimDue: (count: number) => Promise<readonly Message[]>;
  /** Makes a message due after 1 second, then 2, then 4, up to 15 minutes. */
  readonly postpone: (id: string) => Promise<void>;
  /** Drops a message that was received. Its id is known for a week more. */
  readonly markDelivered: (id: string) => Promise<void>;
  /** Drops the messages that were accepted before a moment, ISO 8601 in UTC. Returns their number. */
  readonly removeBefore: (at: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** No more messages fit until some are delivered. */
export class OutboxFullError extends Error {}

export interface OutboxSettings {
  /** The folder that `FORMS_DIR` names. */
  readonly folder: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Most messages that wait. */
  readonly maxWaiting?: number;
}

/** Milliseconds: a claim outlasts the 10 seconds that a webhook waits, and a delivered message is known for a week. */
const [claimMs, firstPauseMs, maxPauseMs, knownMs] = [15_000, 1000, 900_000, 604_800_000];

/** `?1` is an id in `add` and `find`, else the current moment. A message due after any pause was noted before a clock went back. */
const sql = {
  forget: `delete from message where body is null and delivered < ?1 - ${knownMs}`,
  add: `insert into message (id, body)
    select ?1, ?2 where (select count(*) from message where body is not null) < ?3 on conflict (id) do nothing`,
  find: "select 1 from message where id = ?1",
  list: "select body from message where body is not null order by sequence",
  claim: `update message set attempts = attempts + 1, due = ?1 + ${claimMs} where sequence in (
    select sequence from message where body is not null and (due <= ?1 or due > ?1 + ${maxPauseMs})
    order by due, sequence limit ?2) returning body`,
  postpone: `update message set due = ?1 + min(${maxPauseMs}, ${firstPauseMs} << min(attempts - 1, 10))
    where id = ?2 and body is not null`,
  markDelivered: "update message set body = null, delivered = ?1 where id = ?2",
  removeBefore: "update message set body = null, delivered = ?1 where body ->> 'at' < ?2",
};

/** Opens the outbox in a folder, which processes of one machine may share. A killed process loses nothing that it stored. */
export async function openOutbox({ folder, now, maxWaiting = 10_000 }: OutboxSettings): Promise<Outbox> {
  const { transact, close } = await openImported(folder);
  const change = (statement: string, value: string) => transact(({ run }) => run(statement, now(), value));
  const list = async (statement: string, ...values: readonly number[]) =>
    (await transact((transaction) => transaction.list(statement, ...values))).flatMap(parseRow);
  return {
    add: async (message) => {
      const isKnown = await transact((transaction) => store(message, { ...transaction, now, maxWaiting }));
      if (!isKnown) throw new OutboxFullError(`${maxWaiting} messages wait.`);
    },
    listWaiting: () => list(sql.list),
    claimDue: (count) => list(sql.claim, now(), count),
    postpone: async (id) => void (await change(sql.postpone, id)),
    markDelivered: async (id) => void (await change(sql.markDelivered, id)),
    removeBefore: (at) => change(sql.removeBefore, at),
    close,
  };
}

async function openImported(folder: string): Promise<Database> {
  const database = await openDatabase(folder);
  try {
    await importJournal(folder, database);
    return database;
  } catch (cause) {
    await database.close();
    throw cause;
  }
}

type Store = Transaction & Pick<Required<OutboxSettings>, "now" | "maxWaiting">;

/** Returns whether a message is in the outbox, now or before. */
async function store(message: Message, { run, list, now, maxWaiting }: Store): Promise<boolean> {
  await run(sql.forget, now());
  if ((await run(sql.add, message.id, JSON.stringify(message), maxWaiting)) > 0) return true;
  return (await list(sql.find, message.id)).length > 0;
}

const rowSchema = v.object({ body: v.pipe(v.string(), v.parseJson(), messageSchema) });

/** Omits a message that the disk damaged. */
function parseRow(row: unknown): readonly Message[] {
  const parsed = v.safeParse(rowSchema, row);
  return parsed.success ? [parsed.output.body] : [];
}
