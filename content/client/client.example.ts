import type { ContentService } from "./content-service.ts";
import type { ContentMode } from "./content-mode.ts";
import { createContentClient } from "./create-content-client.ts";
import type { Time } from "../../http/time.ts";

/** Ours as far as a test does not say otherwise; its clock stands still, and it waits for nothing. */
export function clientOf(
  { endpoint }: { readonly endpoint: string },
  { mode = { kind: "latest" }, timeoutMs = 10_000, time = { now: () => 0, wait: async () => {} } }: ClientChoices = {},
): ContentService {
  const access = { repository: "tessera", endpoint, accessToken: "" };
  return createContentClient({ ...access, mode, timeoutMs, pageTypes: ["microsite", "redirect"] }, time);
}

interface ClientChoices {
  readonly mode?: ContentMode;
  readonly timeoutMs?: number;
  readonly time?: Time;
}
