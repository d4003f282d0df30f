import type { IncomingMessage, ServerResponse } from "node:http";
import { isProxy } from "../../../routing/client-address.ts";
import { findSiteByHost } from "../../../routing/host.ts";
import { apiPath } from "./admit-call.ts";
import { privateHeaders } from "./send-reply.ts";
import type { Application } from "./serve-application.ts";
import { signInPath } from "./sign-in.ts";
import type { OidcSignIn } from "../oidc/create-oidc-sign-in.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

interface StudioParts {
  readonly api: Listener;
  readonly signIn: Listener;
  /** Undefined where no issuer is configured. */
  readonly oidc: Pick<OidcSignIn, "respond"> | undefined;
  readonly application: Application;
}

interface Place {
  /** Origin of the studio. */
  readonly origin: string;
  /** Whether requests from the internet are served too. */
  readonly isPublic: boolean;
}

/**
 * Returns a function that responds to requests for the studio's origin, and redirects `/studio` of a site there. It returns
 * false for any other request.
 */
export function respondOnOrigin({ origin, isPublic }: Place, parts: StudioParts) {
  const { host } = new URL(origin);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    const { host: requested = "" } = request.headers;
    const isOurs = requested.toLowerCase() === host;
    const isEntrance = !isOurs && /^\/studio\/?$/.test(path) && findSiteByHost(requested) !== undefined;
    if (!(isOurs || isEntrance) || !(isPublic || isNear(request))) return false;
    if (isOurs) respond(request, response, path, parts);
    else response.writeHead(302, { ...privateHeaders, Location: `${origin}/studio` }).end();
    return true;
  };
}

/** Whether a request comes from this machine or its network, and no proxy has passed it on. */
function isNear({ socket, headers }: IncomingMessage): boolean {
  return headers["x-forwarded-for"] === undefined && isProxy(socket.remoteAddress);
}

function respond(request: IncomingMessage, response: ServerResponse, path: string, parts: StudioParts): void {
  const { api, signIn, oidc, application } = parts;
  if (path.startsWith(apiPath)) api(request, response);
  else if (path === signInPath) signIn(request, response);
  else if (oidc?.respond(request, response, path) === true) return;
  else if (request.method !== "GET" && request.method !== "HEAD")
    response.writeHead(405, { ...privateHeaders, Allow: "GET, HEAD" }).end();
  else if (path.startsWith("/_studio/")) application.sendFile(request, response, path.slice("/_studio/".length));
  else if (path === "/" || /^\/studio(?:\/|$)/.test(path)) application.sendPage(request, response);
  else response.writeHead(404, privateHeaders).end();
}
