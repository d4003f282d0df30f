import type { IncomingMessage, ServerResponse } from "node:http";
import { createRateLimit } from "../../../routing/rate-limit.ts";
import type { Links } from "../sessions/links.ts";
import { type DoorPorts, letIn } from "./let-in.ts";
import { readText } from "./read-json.ts";
import { privateHeaders } from "./send-reply.ts";
import { sendSignInPage, tooManyAttempts } from "./sign-in-page.ts";

interface SignInPorts extends DoorPorts {
  readonly links: Pick<Links, "take">;
  /** Returns the address that a request comes from. */
  readonly findClient: (request: IncomingMessage) => string;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
  /** HTML of another way to sign in; empty without one. */
  readonly otherWay: string;
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
    if (request.headers.origin !== ports.origin) return sendSignInPage(response, 403, elsewhere);
    if (take(ports.findClient(request)) > 0) return sendSignInPage(response, 429, tooManyAttempts);
    const form = new URLSearchParams(await readText(request, maxFormBytes));
    const editor = await ports.links.take(form.get("link") ?? "");
    return editor === undefined ? sendSignInPage(response, 403, used) : letIn(response, editor, ports);
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
      sendSignInPage(response, 200, /^[\w-]{43}$/.test(link) ? button(link) : `${ports.otherWay}${none}`);
    else response.writeHead(405, { ...privateHeaders, Allow: "GET, POST" }).end();
  };
}

const again = "<p>Links work once, for 15 minutes. Ask for a new one, or run <code>npm run studio:link</code>.</p>";
const used = `<p>This link no longer works.</p>${again}`;
const none = `<p>Open the link that you received.</p>${again}`;
const elsewhere = "<p>Another site sent this form. Open your link again.</p>";

function button(link: string): string {
  const field = `<input type="hidden" name="link" value="${link}">`;
  return `<form method="post" action="${signInPath}">${field}<button>Sign in</button></form>`;
}
