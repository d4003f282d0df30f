import type { Webhook } from "../webhook/send.ts";
import { StartProblem } from "@tessera/runtime/start-problem.ts";
import type { Environment } from "@tessera/runtime/settings.ts";

/** Reads the receiver of publications; undefined without one. Problems omit the address, which may contain secrets. */
export function webhook(environment: Environment): Webhook | undefined {
  const { CONTENT_WEBHOOK_URL: url = "", CONTENT_WEBHOOK_SECRET: secret = "" } = environment;
  if (url === "" && secret === "") return undefined;
  if (url === "")
    throw new StartProblem("CONTENT_WEBHOOK_SECRET is set, but not whom to tell: set CONTENT_WEBHOOK_URL too.");
  if (!isWebAddress(url))
    throw new StartProblem(
      "CONTENT_WEBHOOK_URL is no address that can be called: set it to one that begins with http:// or https://, without a user and password in it.",
    );
  if (secret.length >= 8) return { url, secret };
  throw new StartProblem(
    "CONTENT_WEBHOOK_SECRET signs what is sent: set it to 8 characters or more that the receiver knows.",
  );
}

/** Rejects an address with a password, as `fetch` does. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return ["http:", "https:"].includes(protocol) && username === "" && password === "";
}
