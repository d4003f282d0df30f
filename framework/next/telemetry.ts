import { consoleTelemetry, type Telemetry } from "../../telemetry/telemetry.ts";
import { bridge } from "./bridge.ts";

/** Returns the telemetry of the process. Before it has started, as in a build or a test, lines go to the console. */
export function telemetry(): Telemetry {
  return bridge().telemetry ?? consoleTelemetry;
}
