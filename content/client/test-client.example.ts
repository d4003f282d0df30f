import type { Time } from "../../http/time.ts";
import type { ContentMode } from "./content-mode.ts";
import type { ContentService } from "./content-service.ts";
import { createContentClient } from "./create-content-client.ts";

interface TestClientOptions {
  readonly mode?: ContentMode;
  readonly timeoutMs?: number;
  readonly time?: Time;
}

/** A client of a test service. By default its clock stands still, and it waits for nothing. */
export function testClient(
  { endpoint }: { readonly endpoint: string },
  {
    mode = { kind: "latest" },
    timeoutMs = 10_000,
    time = { now: () => 0, wait: async () => {} },
  }: TestClientOptions = {},
): ContentService {
  const access = { repository: "tessera", endpoint, accessToken: "" };
  return createContentClient({ ...access, mode, timeoutMs, pageTypes: ["microsite", "redirect"] }, time);
}
