import type { Webhook } from "../content-service/webhook/webhook.ts";
import { StartProblem } from "../start-problem.ts";
import type { Environment } from "./environment.ts";

/** Undefined when nobody is to be told of publications. */
export function webhook(environment: Environment): Webhook | undefined {
  const { CONTENT_WEBHOOK_URL: url = "", CONTENT_WEBHOOK_SECRET: secret = "" } = environment;
  if (url === "" && secret === "") return undefined;
  if (url === "")
    throw new StartProblem("CONTENT_WEBHOOK_SECRET is set, but not whom to tell: set CONTENT_WEBHOOK_URL too.");
  if (!isWebAddress(url))
    throw new StartProblem(
      `CONTENT_WEBHOOK_URL is "${url}": set it to an address that begins with http:// or https://.`,
    );
  if (secret.length >= 8) return { url, secret };
  throw new StartProblem(
    "CONTENT_WEBHOOK_SECRET signs what is sent: set it to 8 characters or more that the receiver knows.",
  );
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol);
}
