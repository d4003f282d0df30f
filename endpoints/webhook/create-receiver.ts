import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { createQueue } from "../../http/create-queue.ts";
import { readText } from "../../http/read-text.ts";
import { toErrorMessage } from "../../telemetry/describe-error.ts";
import { isAuthentic } from "./is-authentic.ts";
import { parseMessage, type WebhookMessage } from "./message.ts";
import type { Publication } from "./read-publication.ts";

interface ReceiverOptions {
  /** Empty when no secret is configured: then no message is accepted. */
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Counts a message of a client that is not authentic. Returns seconds to wait once there were too many, else 0. */
  readonly countFailure: (client: string) => number;
  /** Returns what a publication changes. */
  readonly readPublication: (message: WebhookMessage) => Promise<Publication>;
  /** Invalidates the pages with one of these cache tags: they are rendered again before they are sent. */
  readonly invalidate: (tags: readonly string[]) => void;
  readonly log: (event: string, message: string) => void;
}

/** Bytes: the ids of forty thousand documents. */
const bodyLimit = 1_000_000;

/** Messages that are handled at once. More are sent again by their sender. */
const messages = { concurrency: 16, queue: 0 };

/** Receives the webhook of the content service. A response without 2xx makes the sender retry. */
export function createReceiver(options: ReceiverOptions): (request: Request) => Promise<Response> {
  const { secret, now, countFailure, log } = options;
  const inTurn = createQueue(messages);
  const handle = createHandler(options);

  /** Authentic messages pass whatever the client sent before, so that nobody can lock the sender out. */
  function refuse(request: Request, status: 401 | 413): Response {
    const seconds = countFailure(request.headers.get("x-forwarded-for") ?? "");
    return seconds === 0 ? respond(status) : respond(429, seconds);
  }

  return async (request) => {
    if (secret === "") {
      log("webhook-refused", "CONTENT_WEBHOOK_SECRET is not set, so no webhook is accepted.");
      return respond(404);
    }
    const body = await readText(request, bodyLimit).catch(() => undefined);
    if (body === undefined) return refuse(request, 413);
    const message = parseMessage(body);
    const signature = request.headers.get("x-tessera-signature");
    if (!isAuthentic({ body, signature, secret: message?.secret ?? undefined }, secret, now()))
      return refuse(request, 401);
    if (message === undefined) return respond(400);
    try {
      await inTurn(() => handle(body, message));
      return respond(200);
    } catch (error) {
      log("webhook-failure", toErrorMessage(error));
      return respond(503);
    }
  };
}

/** Invalidates what a message says was published. Throws where that is not known; then the message is handled again. */
function createHandler({ readPublication, invalidate }: Pick<ReceiverOptions, "readPublication" | "invalidate">) {
  // A message that arrives again changes nothing. Senders sign each attempt for its own second, Prismic's have no time.
  const handled = new LRUCache<string, true>({ max: 10_000, ttl: 600_000 });
  return async (body: string, message: WebhookMessage): Promise<void> => {
    const digest = createHash("sha256").update(body).digest("base64");
    if (message.type !== "api-update" || handled.has(digest)) return;
    const { tags, failure } = await readPublication(message);
    invalidate(tags);
    if (failure !== undefined) throw failure;
    handled.set(digest, true);
  };
}

function respond(status: 200 | 400 | 401 | 404 | 413 | 429 | 503, retryAfter = 1): Response {
  const retries = status === 429 || status === 503;
  const headers = { "cache-control": "no-store", ...(retries && { "retry-after": String(retryAfter) }) };
  return new Response(null, { status, headers });
}
