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
  if (/^\/api\/(?:mcp|octo\/availability\/calendar)\/?$/.test(path)) return ["POST"];
  return isSimulatorPath(path) ? [...reading, "POST"] : reading;
}
