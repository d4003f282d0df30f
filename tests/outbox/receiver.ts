import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import * as v from "valibot";
import { messageSchema } from "../../endpoints/forms/outbox/message.ts";
import { undoLater } from "../machines/clean-up.ts";

export const secret = "outbox-secret";

/** Messages that a webhook received. */
export interface Receiver {
  readonly url: string;
  /** How often each message was confirmed, by the address in it. */
  readonly confirmed: ReadonlyMap<string, number>;
  /** The ids that each address came with. */
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** Messages whose signature was not that of their body. */
  readonly unsigned: readonly string[];
}

/** Refusals of one message: the pauses after them add up to half a minute, and double with the next. */
const maxRefusals = 5;

/** Starts a receiver that refuses every third request, as one that is overloaded does. */
export async function startReceiver(): Promise<Receiver> {
  const confirmed = new Map<string, number>();
  const ids = new Map<string, Set<string>>();
  const refused = new Map<string, number>();
  const unsigned: string[] = [];
  let count = 0;
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    count += 1;
    const [, seconds = "", mac = ""] = /^t=(\d+),v1=(\w+)$/.exec(String(request.headers["x-tessera-signature"])) ?? [];
    if (createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex") !== mac) unsigned.push(body);
    const { id, fields } = v.parse(messageSchema, JSON.parse(body));
    const address = String(fields["email"]);
    const refusals = refused.get(address) ?? 0;
    if (count % 3 === 0 && refusals < maxRefusals) {
      refused.set(address, refusals + 1);
      response.writeHead(503).end();
      return;
    }
    confirmed.set(address, (confirmed.get(address) ?? 0) + 1);
    ids.set(address, (ids.get(address) ?? new Set()).add(id));
    response.writeHead(204).end();
  }
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  undoLater(() => server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { url: `http://127.0.0.1:${port}/`, confirmed, ids, unsigned };
}
