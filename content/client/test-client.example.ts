import type { Time } from "../../http/time.ts";
import type { ContentMode } from "./content-mode.ts";
import type { ContentService } from "./content-service.ts";
import { createContentClient } from "./create-content-client.ts";

interface TestClientOptions {
  readonly mode?: ContentMode;
  readonly timeoutMs?: number;
  readonly time?: Partial<Time>;
}

/** A client of a test service. By default its clocks stand still, and it waits for nothing. */
export function testClient(
  { endpoint }: { readonly endpoint: string },
  { mode = { kind: "latest" }, timeoutMs = 10_000, time }: TestClientOptions = {},
): ContentService {
  const access = { repository: "tessera", endpoint, accessToken: "" };
  const still = { now: () => 0, date: () => 0, wait: async () => {} };
  return createContentClient(
    { ...access, mode, timeoutMs, pageTypes: ["microsite", "redirect"] },
    { ...still, ...time },
  );
}
