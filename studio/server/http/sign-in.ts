import type { IncomingMessage, ServerResponse } from "node:http";
import { createRateLimit } from "../../../routing/rate-limit.ts";
import type { AuditTrail } from "../sessions/audit-trail.ts";
import type { Sessions } from "../sessions/sessions.ts";
import { sessionCookie } from "./cookie.ts";
import { readText } from "./read-json.ts";
import { privateHeaders } from "./send-reply.ts";

interface SignInPorts {
  readonly origin: string;
  readonly sessions: Pick<Sessions, "signIn">;
  readonly audit: Pick<AuditTrail, "add">;
  /** Returns the address that a request comes from. */
  readonly findClient: (request: IncomingMessage) => string;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** Attempts of one address at once, and a second. */
const limits = { burst: 10, perSecond: 0.1 };

/** A form is a link and its name. */
const maxFormBytes = 1_000;

/** Path of the page to which a link leads. */
export const signInPath = "/studio/sign-in";

/**
 * Returns a function that sends the page of a sign-in link, and signs in the person who presses its button. The page itself does
 * not use the link up: programs that preview links request it too.
 */
export function createSignIn(ports: SignInPorts): (request: IncomingMessage, response: ServerResponse) => void {
  const take = createRateLimit({ ...limits, now: ports.now });

  async function signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.headers.origin !== ports.origin) return sendPage(response, 403, elsewhere);
    if (take(ports.findClient(request)) > 0) return sendPage(response, 429, tooMany);
    const form = new URLSearchParams(await readText(request, maxFormBytes));
    const session = ports.sessions.signIn(form.get("link") ?? "");
    if (session === undefined) return sendPage(response, 403, used);
    const { secret, editor } = session;
    ports.audit.add({ editor, action: "sign-in", request: "" });
    const cookie = sessionCookie(ports.origin, secret);
    response.writeHead(303, { ...privateHeaders, Location: "/studio", "Set-Cookie": cookie }).end();
    return undefined;
  }

  return (request, response) => {
    const { method = "GET", url = "" } = request;
    const link = new URL(url, ports.origin).searchParams.get("link") ?? "";
    if (method === "POST")
      signIn(request, response).catch((error: unknown) => {
        ports.onError(error);
        response.destroy();
      });
    else if (method === "GET" || method === "HEAD")
      sendPage(response, 200, /^[\w-]{43}$/.test(link) ? button(link) : none);
    else response.writeHead(405, { ...privateHeaders, Allow: "GET, POST" }).end();
  };
}

const again = "<p>Links work once, for 15 minutes. Ask for a new one, or run <code>npm run studio:link</code>.</p>";
const used = `<p>This link no longer works.</p>${again}`;
const none = `<p>Open the link that you received.</p>${again}`;
const elsewhere = "<p>Another site sent this form. Open your link again.</p>";
const tooMany = "<p>These were too many attempts. Please wait a minute.</p>";

function button(link: string): string {
  const field = `<input type="hidden" name="link" value="${link}">`;
  return `<form method="post" action="${signInPath}">${field}<button>Sign in</button></form>`;
}

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:20vh auto;padding:0 1rem;color-scheme:light dark}
button{font:inherit;padding:.5rem 1.25rem}`;

/** With "no-referrer", a browser would send the form without its origin. */
const headers = {
  ...privateHeaders,
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": policy,
  "Referrer-Policy": "same-origin",
};

function sendPage(response: ServerResponse, status: number, content: string): void {
  response.writeHead(status, headers).end(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sign in to the studio</title><style>${style}</style></head>
<body><h1>Tessera studio</h1>${content}</body></html>
`);
}
