import { isStage } from "../../routing/host.ts";
import { environment } from "./environment.ts";

/** Whether search engines may list what a Host header shows: not on a stage host, and not a release. */
export function isPublic(host: string): boolean {
  return !isStage(host) && environment.contentMode.kind === "latest";
}
