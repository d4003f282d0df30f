import { toErrorMessage } from "../../telemetry/describe-error.ts";
import { bridge } from "../../framework/next/bridge.ts";
import { startTelemetry } from "../../telemetry/start-telemetry.ts";

/**
 * Ends the process with a message when a setting is wrong. Starts the telemetry if `server.ts` has not: in a plain
 * `next start`. It is a separate module, because the edge runtime can't exit.
 */
export async function checkEnvironment(): Promise<void> {
  try {
    const { environment } = await import("./environment.ts");
    const { development } = environment;
    const seam = bridge();
    seam.telemetry ??= (await startTelemetry(process.env, { development, release: undefined })).telemetry;
  } catch (cause) {
    process.stderr.write(`${toErrorMessage(cause)}\n`);
    process.exit(1);
  }
}
