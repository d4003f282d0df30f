import { bridge } from "./bridge.ts";
import { noProcessSettings } from "./process-settings.ts";

type ProcessHalf = NonNullable<ReturnType<typeof bridge>["process"]>;

/** Sets the half of a process, which remembers no values. The result undoes it. */
export function setProcess(changes: Partial<ProcessHalf> = {}): () => void {
  const values = { get: async () => undefined, set: () => {} };
  bridge().process = { settings: noProcessSettings, values, servesNext: false, leavesToReact: false, ...changes };
  return () => void (bridge().process = undefined);
}
