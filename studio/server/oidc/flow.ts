import { createHmac } from "node:crypto";
import { createSecret } from "../sessions/secret.ts";

/** A sign-in that has begun at the studio and goes on at the issuer. */
export interface Flow {
  /** Value of the cookie in the browser that began it. All others are made from it, so that nothing is stored. */
  readonly cookie: string;
  /** Epoch milliseconds. */
  readonly expires: number;
  readonly state: string;
  readonly nonce: string;
  /** Secret of PKCE. */
  readonly verifier: string;
}

/** Seconds for a person to sign in at the issuer. */
export const maxFlowSeconds = 600;

/** Begins a sign-in. `now` is in epoch milliseconds. */
export function createFlow(now: number): Flow {
  const expires = now + maxFlowSeconds * 1000;
  return deriveFlow(`${expires}.${createSecret()}`, expires);
}

/** Reads the cookie of a sign-in; undefined for one that has ended. A cookie that was changed has another state. */
export function readFlow(cookie: string, now: number): Flow | undefined {
  const expires = Number(/^(\d{1,16})\.[\w-]{43}$/.exec(cookie)?.[1] ?? 0);
  const left = expires - now;
  return left > 0 && left <= maxFlowSeconds * 1000 ? deriveFlow(cookie, expires) : undefined;
}

function deriveFlow(cookie: string, expires: number): Flow {
  const derive = (label: string) => createHmac("sha256", cookie).update(label).digest("base64url");
  return { cookie, expires, state: derive("state"), nonce: derive("nonce"), verifier: derive("verifier") };
}
