import { isSimulatorPath } from "./simulator-parents.ts";

const reading = ["GET", "HEAD"];

/** Returns the methods that a path has: reading, but for two routes that receive forms or messages, and the simulator. */
export function allowedMethods(path: string): readonly string[] {
  if (/^\/api\/(?:currency|webhook)\/?$/.test(path)) return ["POST"];
  return isSimulatorPath(path) ? [...reading, "POST"] : reading;
}
