import type { IncomingMessage, ServerResponse } from "node:http";
import { createRateLimit } from "../../../routing/rate-limit.ts";
import { flowCookie } from "../http/cookie.ts";
import { privateHeaders } from "../http/send-reply.ts";
import { sendSignInPage, tooManyAttempts } from "../http/sign-in-page.ts";
import { callbackPath, finishSignIn, type FinishPorts, sendFailure, startPath } from "./finish-sign-in.ts";
import { createFlow } from "./flow.ts";
import { createIdentityProvider, type IdentityProvider } from "./identity-provider.ts";

interface OidcPorts extends FinishPorts {
  /** Returns the address that a request comes from. */
  readonly findClient: (request: IncomingMessage) => string;
  /** Epoch milliseconds, and milliseconds of a clock that never goes back. */
  readonly time: { readonly date: () => number; readonly now: () => number };
  readonly onError: (error: unknown) => void;
}

/** Visits of one network at once, and a second. An office may begin its day together. */
const limits = { burst: 30, perSecond: 1 };

/** Sign-in with OpenID Connect. */
export interface OidcSignIn {
  /** HTML of the button that begins it. */
  readonly button: string;
  /** Sends a response. Returns false for a path that is not part of it. */
  readonly respond: (request: IncomingMessage, response: ServerResponse, path: string) => boolean;
}

/** Creates the two addresses of a sign-in: one leads to the issuer, and the issuer leads back to the other. */
export function createOidcSignIn(ports: OidcPorts): OidcSignIn {
  const { origin, settings, time, findClient, onError } = ports;
  const provider = createIdentityProvider(settings, `${origin}${callbackPath}`);
  const take = createRateLimit({ ...limits, now: time.now });
  const choose = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    if (take(findClient(request)) > 0) return sendSignInPage(response, 429, tooManyAttempts);
    if (path === callbackPath) return finishSignIn(request, response, { ...ports, provider });
    return startSignIn(response, provider, { origin, now: time.date() });
  };
  return {
    button: `<p><a class="button" href="${startPath}">Sign in with ${provider.name}</a></p>`,
    respond: (request, response, path) => {
      if (request.method !== "GET" || (path !== startPath && path !== callbackPath)) return false;
      choose(request, response, path).catch((error: unknown) => {
        onError(error);
        sendFailure(response, error);
      });
      return true;
    },
  };
}

async function startSignIn(
  response: ServerResponse,
  provider: IdentityProvider,
  { origin, now }: { readonly origin: string; readonly now: number },
): Promise<void> {
  const flow = createFlow(now);
  const { href } = await provider.writeAddress(flow);
  const cookie = flowCookie(origin, flow.cookie);
  response.writeHead(302, { ...privateHeaders, Location: href, "Set-Cookie": cookie }).end();
}
