import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRateLimit } from "../../../routing/rate-limit.ts";
import { isAllowed } from "../../protocol/roles.ts";
import { ContentUnavailable } from "../content/content-reply.ts";
import type { AuditTrail } from "../sessions/audit-trail.ts";
import type { EditorSession, Sessions } from "../sessions/sessions.ts";
import { readSessionCookie } from "./cookie.ts";
import { createRouteFinder } from "./find-route.ts";
import { readJson } from "./read-json.ts";
import { refusal, type StudioReply, type StudioRoute } from "./route.ts";
import { sendReply } from "./send-reply.ts";

interface ApiPorts {
  readonly origin: string;
  readonly routes: readonly StudioRoute[];
  readonly sessions: Pick<Sessions, "find">;
  readonly audit: Pick<AuditTrail, "add">;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Receives an error that is a fault of the server. */
  readonly onError: (error: unknown) => void;
}

/** Requests of one session at once, and a second. A change is a rendering and, later, a save. */
const limits = { burst: 200, perSecond: 30 };

const apiPath = "/studio/api/";

/** Returns a function that responds to the requests of the API. Each is checked: session, origin, route, role and rate. */
export function createApi(ports: ApiPorts): (request: IncomingMessage, response: ServerResponse) => void {
  const find = createRouteFinder(ports.routes);
  const take = createRateLimit({ ...limits, now: ports.now });

  async function respond(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<StudioReply> {
    const { method = "GET", headers, url = "" } = request;
    const editor = ports.sessions.find(readSessionCookie(ports.origin, headers.cookie));
    if (editor === undefined) return refusal(401, "signed-out", "You’re signed out. Sign in with a new link.");
    if (!isOwn(request, ports.origin)) return refusal(403, "other-origin", "Another site sent this request.");
    const { pathname, searchParams: query } = new URL(url, ports.origin);
    const found = find(method, pathname.slice(apiPath.length));
    if ("allowed" in found) return refuseRoute(found.allowed, response);
    const { route, parameters } = found;
    if (!isAllowed(editor.role, route.action))
      return refusal(403, "forbidden", `Your role, ${editor.role}, can’t do this.`);
    const seconds = take(editor.id);
    if (seconds > 0) return waitFor(seconds, response);
    const body = route.isUpload === true ? ({ kind: "json", value: undefined } as const) : await readJson(request);
    if (body.kind === "too-large") return refusal(413, "too-large", "This is more than 1 MB.");
    if (body.kind === "malformed") return refusal(400, "invalid", "The body isn’t JSON.");
    const reply = await route.respond({ editor, parameters, query, body: body.value, request });
    record(reply, editor, route, requestId);
    return reply;
  }

  function record({ command, status }: StudioReply, editor: EditorSession, { action }: StudioRoute, request: string) {
    if (command !== undefined && status < 400) ports.audit.add({ ...command, editor, action, request });
  }

  return (request, response) => {
    const requestId = randomUUID();
    response.setHeader("X-Request-Id", requestId);
    const failed = (error: unknown) => {
      ports.onError(error);
      if (error instanceof ContentUnavailable)
        return refusal(
          503,
          "content-unavailable",
          "The content service can’t be reached right now. Please try again in a moment.",
        );
      return refusal(500, "failed", "Something went wrong. Please try again in a moment.");
    };
    void respond(request, response, requestId)
      .catch(failed)
      .then((reply) => sendReply(request, response, reply));
  };
}

/** Whether the studio's own page sent a request that may change something. Browsers add no such header across sites. */
function isOwn({ method = "GET", headers }: IncomingMessage, origin: string): boolean {
  if (method === "GET" || method === "HEAD") return true;
  return headers.origin === origin && headers["x-studio"] === "1";
}

function refuseRoute(allowed: readonly string[], response: ServerResponse): StudioReply {
  if (allowed.length === 0) return refusal(404, "not-found", "There is nothing at this address.");
  response.setHeader("Allow", allowed.join(", "));
  return refusal(405, "wrong-method", `This address has the methods ${allowed.join(", ")}.`);
}

function waitFor(seconds: number, response: ServerResponse): StudioReply {
  response.setHeader("Retry-After", seconds);
  return refusal(429, "too-many", "These are too many requests at once. Please wait a moment.");
}
