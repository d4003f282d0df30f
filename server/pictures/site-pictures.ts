import { toErrorMessage } from "../../telemetry/describe-error.ts";
import type { Log } from "../../telemetry/log/log.ts";
import { pictureMemory } from "../environment.ts";
import type { Clients } from "../security/clients.ts";
import { createPictures, type SitePictures } from "./create-pictures.ts";

const now = () => performance.now();

interface SitePicturesOptions {
  readonly variables: NodeJS.ProcessEnv;
  readonly origins: readonly string[];
  readonly log: Log;
  readonly clients: Clients;
}

/** Returns the pictures of this process. */
export function createSitePictures({ variables, origins, log, clients }: SitePicturesOptions): SitePictures {
  return createPictures({
    // Next replaces the global function later.
    fetch,
    timeoutMs: 10_000,
    pictureBytes: 8_000_000,
    maxBytes: pictureMemory(variables),
    origins: () => origins,
    now,
    clients,
    onFailure: logFailures(log),
  });
}

const logEveryMs = 10_000;

/** Logs failures, one of many: an outage makes each visitor's pictures fail. */
function logFailures(log: Log): (error: unknown) => void {
  let [silentUntil, failures] = [0, 0];
  return (error) => {
    failures += 1;
    if (now() < silentUntil) return;
    log.warn("picture-unavailable", toErrorMessage(error), { failures });
    [silentUntil, failures] = [now() + logEveryMs, 0];
  };
}
