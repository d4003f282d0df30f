import { isSimulatorPath } from "./simulator-parents.ts";

const reading = ["GET", "HEAD"];

/** Returns the methods that a path has: reading, but for routes that receive forms or messages, and the simulator. */
export function allowedMethods(path: string): readonly string[] {
  if (
    /^\/api\/(?:currency|webhook|newsletter|group-submit-form|availability-alert|promo-code|measurements)\/?$/.test(
      path,
    )
  )
    return ["POST"];
  if (/^\/api\/mcp\/?$/.test(path)) return ["POST"];
  if (path.startsWith("/api/octo/")) return [...reading, "POST"];
  return isSimulatorPath(path) ? [...reading, "POST"] : reading;
}
