import type { IncomingMessage, ServerResponse } from "node:http";
import { flowCookie, readStudioCookie } from "../http/cookie.ts";
import { type DoorPorts, letIn } from "../http/let-in.ts";
import { sendSignInPage } from "../http/sign-in-page.ts";
import { chooseEditor } from "./choose-editor.ts";
import { type Flow, readFlow } from "./flow.ts";
import { type IdentityProvider, IssuerUnavailable } from "./identity-provider.ts";
import type { OidcSettings } from "./read-oidc-settings.ts";

export interface FinishPorts extends DoorPorts {
  readonly settings: OidcSettings;
  /** Uses a sign-in up. Returns false for one that was used. */
  readonly takeFlow: (flow: Flow) => Promise<boolean>;
  readonly time: { readonly date: () => number };
}

/** Path of the address that leads to the issuer, and of the one to which it leads back. */
export const startPath = "/studio/sign-in/start";
export const callbackPath = "/studio/sign-in/callback";

/** Signs in a person that the issuer sent back: once, in the browser that began it, and with a role. */
export async function finishSignIn(
  request: IncomingMessage,
  response: ServerResponse,
  { provider, ...ports }: FinishPorts & { readonly provider: IdentityProvider },
): Promise<void> {
  const { origin, settings, takeFlow, time } = ports;
  const callback = new URL(request.url ?? "", origin);
  const flow = readFlow(readStudioCookie(origin, "studio-sign-in", request.headers.cookie), time.date());
  if (flow === undefined || callback.searchParams.get("state") !== flow.state)
    return sendSignInPage(response, 403, pages.notBegun);
  response.appendHeader("Set-Cookie", flowCookie(origin));
  if (!(await takeFlow(flow))) return sendSignInPage(response, 403, pages.used);
  if (callback.searchParams.has("error")) return sendSignInPage(response, 403, pages.declined);
  const editor = chooseEditor(await provider.redeem(callback, flow), settings);
  return editor === undefined ? sendSignInPage(response, 403, pages.unknown) : letIn(response, editor, ports);
}

/** Sends the page of a sign-in that failed. */
export function sendFailure(response: ServerResponse, error: unknown): void {
  if (response.headersSent) response.destroy();
  else if (error instanceof IssuerUnavailable) sendSignInPage(response, 503, pages.unavailable);
  else sendSignInPage(response, 403, pages.invalid);
}

const again = `<p><a href="${startPath}">Sign in again</a></p>`;

const pages = {
  notBegun: `<p>This sign-in was not begun in this browser, or took more than ten minutes.</p>${again}`,
  used: `<p>This sign-in was finished already.</p>${again}`,
  declined: `<p>The sign-in was cancelled or refused.</p>${again}`,
  unknown: `<p>Your account may not use this studio. Ask its administrator for a role.</p>${again}`,
  unavailable: `<p>The sign-in service can’t be reached right now. Please try again in a moment.</p>${again}`,
  invalid: `<p>The sign-in could not be verified.</p>${again}`,
};
