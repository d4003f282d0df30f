import { createHash } from "node:crypto";
import { bulkhead } from "cockatiel";
import { LRUCache } from "lru-cache";
import { readText } from "../../../http/read-text.ts";
import { isAuthentic } from "./is-authentic.ts";
import { parseMessage, type WebhookMessage } from "./message.ts";
import type { Publication } from "./read-publication.ts";

interface ReceiverOptions {
  /** Empty when no secret is configured: then no message is accepted. */
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Returns what a publication changes. */
  readonly readPublication: (message: WebhookMessage) => Promise<Publication>;
  /** Invalidates the pages with one of these cache tags: they are rendered again before they are sent. */
  readonly invalidate: (tags: readonly string[]) => void;
  readonly log: (event: string, message: string) => void;
}

/** Bytes: the ids of forty thousand documents. */
const bodyLimit = 1_000_000;

/** Messages that are handled at once. More are sent again by their sender. */
const atOnce = 16;

/** Receives the webhook of the content service. A response without 2xx makes the sender retry. */
export function createReceiver(options: ReceiverOptions): (request: Request) => Promise<Response> {
  const { secret, now, readPublication, invalidate, log } = options;
  const limit = bulkhead(atOnce);
  // A message that arrives again changes nothing. Senders sign each attempt for its own second, Prismic's have no time.
  const handled = new LRUCache<string, true>({ max: 10_000, ttl: 600_000 });

  async function handle(body: string, message: WebhookMessage): Promise<void> {
    const digest = createHash("sha256").update(body).digest("base64");
    if (message.type !== "api-update" || handled.has(digest)) return;
    const { tags, failure } = await readPublication(message);
    invalidate(tags);
    if (failure !== undefined) throw failure;
    handled.set(digest, true);
  }

  return async (request) => {
    if (secret === "") {
      log("webhook-refused", "CONTENT_WEBHOOK_SECRET is not set, so no webhook is accepted.");
      return respond(404);
    }
    const body = await readText(request, bodyLimit).catch(() => undefined);
    if (body === undefined) return respond(413);
    const message = parseMessage(body);
    const signature = request.headers.get("x-tessera-signature");
    if (!isAuthentic({ body, signature, secret: message?.secret ?? undefined }, secret, now())) return respond(401);
    if (message === undefined) return respond(400);
    try {
      await limit.execute(() => handle(body, message));
      return respond(200);
    } catch (error) {
      log("webhook-failure", error instanceof Error ? error.message : String(error));
      return respond(503);
    }
  };
}

function respond(status: 200 | 400 | 401 | 404 | 413 | 503): Response {
  const headers = { "cache-control": "no-store", ...(status === 503 && { "retry-after": "1" }) };
  return new Response(null, { status, headers });
}
