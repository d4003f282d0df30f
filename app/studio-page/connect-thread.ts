import { constants, setPriority } from "node:os";
import { workerData } from "node:worker_threads";
import * as v from "valibot";
import { bridge } from "../../framework/next/bridge.ts";
import { processSettingsSchema } from "../../framework/next/process-settings.ts";

/** Before the modules that read the settings when they are loaded. The thread shares no values with other machines. */
bridge().process = {
  settings: v.parse(processSettingsSchema, workerData),
  values: { get: async () => undefined, set: () => {} },
  servesNext: false,
  leavesToReact: false,
};

// Visitors come first on a busy machine. Linux changes the priority of this thread only, other systems that of the process.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
