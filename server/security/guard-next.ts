import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from "node:http";
import { isReservedPath } from "../../routing/reserved-path.ts";
import { isSimulatorPath } from "../../routing/simulator-parents.ts";
import { sendUnavailable } from "../pages/send-refusal.ts";
import { type Finish, serveWhole } from "../serve-whole.ts";
import { hasTooLargeBody, maxBodyBytes } from "./body-size.ts";
import type { Clients } from "./clients.ts";
import { createBodyReceiver } from "./receive-body.ts";
import { dropInternalHeaders } from "./request-headers.ts";
import { createRequestLimits } from "./request-limits.ts";

interface GuardSettings {
  readonly next: RequestListener;
  /** Renders documents, into a response in memory. */
  readonly documents: RequestListener;
  /** Returns the policy of a page, and the page as it is sent. */
  readonly finish: Finish;
  /** Tells whose floods are refused. */
  readonly clients: Clients;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/**
 * Time limit in milliseconds for other responses than documents: a first sitemap takes long. The server closes a
 * connection soon after.
 */
const patienceMs = 25_000;

/**
 * Returns a listener in front of Next, for responses that are not cached pages. It drops headers that only Next may
 * send, and refuses large bodies and floods. Documents are sent with their policy. `x-forwarded-for` then is the
 * address of the client. Next receives whole requests, and its responses are sent once they are whole, but for files.
 */
export function guardNext({ next, documents, finish, now, clients }: GuardSettings): RequestListener {
  const limits = createRequestLimits(now);
  const sendDocument = serveWhole(documents, finish);
  const sendOther = serveWhole(next, finish, patienceMs);
  const [receiveMessage, receiveForm] = [createBodyReceiver(), createBodyReceiver()];
  const sendPosted = async (request: IncomingMessage, response: ServerResponse, path: string, client?: string) => {
    const receiveBody = isWebhook(path) ? receiveMessage : receiveForm;
    const body = await receiveBody(request, maxBodyBytes, client);
    if (body === undefined) sendUnavailable(response, "overload");
    else sendOther(request, response, body);
  };
  return (request, response) => {
    const { method = "", headers, url = "" } = request;
    const [path = ""] = url.split("?", 1);
    const { address: client, network } = clients.of(request);
    dropInternalHeaders(headers, method === "POST" && isSimulatorPath(path));
    headers["x-forwarded-for"] = client;
    if (hasTooLargeBody(request)) {
      refuse(request, response, 413);
      return;
    }
    // Of pages, only previews come here.
    const seconds = limits(method, isReservedPath(path) ? path : `/preview-page${path}`, client);
    if (seconds > 0) refuse(request, response, 429, { "Retry-After": seconds });
    else if (method === "POST")
      sendPosted(request, response, path, network).catch((error: unknown) => {
        if (error instanceof RangeError) refuse(request, response, 413);
        else response.destroy();
      });
    else if (isFile(path)) next(request, response);
    else if (isDocument(path)) sendDocument(request, response);
    else sendOther(request, response);
  };
}

/** Publications have separate limits: publishers can't wait for those who send forms. */
function isWebhook(path: string): boolean {
  return /^\/api\/webhook\/?$/.test(path);
}

/** Whether Next sends a file there, which it reads as the client does. */
function isFile(path: string): boolean {
  return /^\/(?:_next|fonts)\//.test(path);
}

/** Whether Next renders a document there: any page, the simulator, pages for developers. Other fixed paths have data. */
function isDocument(path: string): boolean {
  return !/^\/(?:api|og|dev\/changes)(?:\/|$)|^\/[\w-]+\.\w+$/.test(path);
}

const texts = { 413: "This is too much at once.\n", 429: "Too many requests. Please try again in a moment.\n" };

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: 413 | 429,
  headers: OutgoingHttpHeaders = {},
) {
  request.resume();
  const plain = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  response.writeHead(status, { ...plain, ...headers }).end(texts[status]);
}
