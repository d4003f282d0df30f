import { constants, getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import * as v from "valibot";
import { bridge } from "../../framework/next/bridge.ts";
import { processSettingsSchema } from "../../framework/next/process-settings.ts";
import type { FromThread } from "../../studio/protocol/thread-messages.ts";
import type { WriteLine } from "../../telemetry/log/log.ts";
import { consoleTelemetry, type Telemetry } from "../../telemetry/telemetry.ts";

/** Connects the thread before the modules load that read its settings. It shares no values with other machines. */
bridge().process = {
  settings: v.parse(processSettingsSchema, workerData),
  values: { get: async () => undefined, set: () => {} },
  servesNext: false,
  leavesToReact: false,
};

const toProcess =
  (level: keyof Telemetry["log"]): WriteLine =>
  (event, message) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A process has no origin.
    parentPort?.postMessage({ type: "log", level, event, message } satisfies FromThread);

bridge().telemetry = {
  ...consoleTelemetry,
  log: {
    debug: toProcess("debug"),
    info: toProcess("info"),
    warn: toProcess("warn"),
    error: toProcess("error"),
    fatal: toProcess("fatal"),
  },
};

// Visitors come first on a busy machine. Linux changes the priority of this thread only, other systems that of the process.
if (process.platform === "linux") setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
