import type { IncomingMessage } from "node:http";
import { createOidcSignIn } from "../oidc/create-oidc-sign-in.ts";
import type { OidcSettings } from "../oidc/read-oidc-settings.ts";
import { createUsedFlows } from "../oidc/used-flows.ts";
import type { Links } from "../sessions/links.ts";
import type { StudioStore } from "../sessions/open-store.ts";
import type { DoorPorts } from "./let-in.ts";
import { createSignIn } from "./sign-in.ts";

interface SignInTools extends DoorPorts {
  readonly store: Pick<StudioStore, "run">;
  readonly links: Pick<Links, "take">;
  /** Undefined where no issuer is configured. */
  readonly oidc: OidcSettings | undefined;
  readonly findClient: (request: IncomingMessage) => string;
  readonly time: { readonly date: () => number; readonly now: () => number };
  readonly onError: (error: unknown) => void;
}

/** Creates the ways to sign in: by a link, and at an issuer where one is configured. */
export function createSignIns(tools: SignInTools) {
  const { store, oidc: settings, time } = tools;
  const takeFlow = createUsedFlows(store, time.date);
  const oidc = settings && createOidcSignIn({ ...tools, settings, takeFlow });
  return { oidc, signIn: createSignIn({ ...tools, now: time.now, otherWay: oidc?.button ?? "" }) };
}
