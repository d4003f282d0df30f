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
