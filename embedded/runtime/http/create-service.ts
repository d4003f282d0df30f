import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createCallLog } from "./call-log.ts";
import { refuseConnection, refuseExpectation } from "./refuse-connection.ts";
import { requestUrl } from "./request-url.ts";
import { type JsonReply, sendJson } from "./send-json.ts";

/** What makes one service another. */
export interface Service {
  /** Answers what is neither `GET /health` nor for the call log. */
  readonly answer: (request: IncomingMessage, url: URL, response: ServerResponse) => Promise<void>;
  /** What is sent when the address can't be read. */
  readonly unreadable: JsonReply;
  /** What is sent when `answer` throws; not called when the client has left, for then that is why. */
  readonly failed: (cause: unknown) => JsonReply;
}

/** Bytes of request line and headers: a query may name hundreds of documents. */
const maxHeaderSize = 64 * 1024;

/** A service that is not listening yet. */
export function createService({ answer, unreadable, failed }: Service): Server {
  const calls = createCallLog();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = requestUrl(request);
    if (!url) return sendJson(response, unreadable);
    const { method = "GET" } = request;
    const reply = health(method, url) ?? calls(method, url);
    return reply ? sendJson(response, reply) : answer(request, url, response);
  }

  const server = createServer({ maxHeaderSize, requireHostHeader: false }, (request, response) => {
    handle(request, response).catch((cause: unknown) => {
      if (!response.destroyed) sendJson(response, failed(cause));
    });
  });
  return server.on("clientError", refuseConnection).on("checkExpectation", refuseExpectation);
}

function health(method: string, { pathname }: URL): JsonReply | undefined {
  return method === "GET" && pathname === "/health" ? { status: 200, body: { ok: true } } : undefined;
}
