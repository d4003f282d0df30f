import type { IncomingMessage } from "node:http";
import { createRateLimit } from "../../../routing/rate-limit.ts";
import { isAllowed } from "../../protocol/roles.ts";
import type { Sessions } from "../sessions/sessions.ts";
import { readStudioCookie } from "./cookie.ts";
import { createRouteFinder } from "./find-route.ts";
import { refusal, type StudioCall, type StudioReply, type StudioRoute } from "./route.ts";

export interface AdmissionPorts {
  /** Origin of the studio. */
  readonly origin: string;
  readonly routes: readonly StudioRoute[];
  readonly sessions: Pick<Sessions, "find">;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

interface Admitted extends Pick<StudioCall, "editor" | "parameters" | "query"> {
  readonly route: StudioRoute;
}

/** Requests of one session at once, and a second. A change is a rendering and, later, a save. */
const limits = { burst: 200, perSecond: 30 };

export const apiPath = "/studio/api/";

/** Returns a function that checks a request: session, origin, route, role and rate, in this order. */
export function createAdmission({ origin, routes, sessions, now }: AdmissionPorts) {
  const find = createRouteFinder(routes);
  const take = createRateLimit({ ...limits, now });
  return async (request: IncomingMessage): Promise<Admitted | StudioReply> => {
    const { method = "GET", headers, url = "" } = request;
    const editor = await sessions.find(readStudioCookie(origin, "studio", headers.cookie));
    if (editor === undefined) return refusal(401, "signed-out", "You’re signed out. Sign in with a new link.");
    if (!isOwn(request, origin)) return refusal(403, "other-origin", "Another site sent this request.");
    const { pathname, searchParams: query } = new URL(url, origin);
    const found = find(method, pathname.slice(apiPath.length));
    if ("allowed" in found) return refuseRoute(found.allowed);
    const { role } = editor;
    if (!isAllowed(role, found.route.action)) return refusal(403, "forbidden", `Your role, ${role}, can’t do this.`);
    const seconds = take(editor.id);
    return seconds > 0 ? waitFor(seconds) : { ...found, editor, query };
  };
}

/** Whether the studio's own page sent a request that may change something. Browsers add no such header across sites. */
function isOwn({ method = "GET", headers }: IncomingMessage, origin: string): boolean {
  if (method === "GET" || method === "HEAD") return true;
  return headers.origin === origin && headers["x-studio"] === "1";
}

function refuseRoute(allowed: readonly string[]): StudioReply {
  if (allowed.length === 0) return refusal(404, "not-found", "There is nothing at this address.");
  const names = allowed.join(", ");
  return { ...refusal(405, "wrong-method", `This address has the methods ${names}.`), headers: { Allow: names } };
}

function waitFor(seconds: number): StudioReply {
  const reply = refusal(429, "too-many", "These are too many requests at once. Please wait a moment.");
  return { ...reply, headers: { "Retry-After": `${seconds}` } };
}
