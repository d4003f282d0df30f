import { randomBytes } from "node:crypto";

interface WebhookSettings {
  readonly CONTENT_WEBHOOK_URL?: string;
  readonly CONTENT_WEBHOOK_SECRET?: string;
}

/**
 * Returns variables that make the embedded content service notify the site on this port. The secret is of this start. A
 * configured receiver stays, and so does a configured secret.
 */
export function webhookSettings(variables: NodeJS.ProcessEnv, port: number): WebhookSettings {
  const { CONTENT_WEBHOOK_URL: url = "", CONTENT_WEBHOOK_SECRET: secret = "" } = variables;
  if (url !== "") return {};
  return {
    CONTENT_WEBHOOK_URL: `http://localhost:${port}/api/webhook`,
    CONTENT_WEBHOOK_SECRET: secret === "" ? randomBytes(32).toString("hex") : secret,
  };
}
