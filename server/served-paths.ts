import { readServedPaths } from "../framework/next/served-paths.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";
import { type DeveloperTools, developerTools } from "./terminal.ts";

type IsServed = (path: string) => boolean;

interface ServedSettings {
  readonly root: string;
  readonly development: boolean;
  readonly telemetry: Pick<Telemetry, "log">;
  readonly variables: NodeJS.ProcessEnv;
}

/** Returns whether a fixed path is served. Next's development server makes its files while it runs. */
export function createIsServed({ root, development, telemetry, variables }: ServedSettings): IsServed {
  if (development) return () => true;
  const report = (sentence: string) => telemetry.log.error("framework-contract-broken", sentence);
  return hideDeveloperPages(readServedPaths(root, report), developerTools(variables, development));
}

/** Next's own response to a closed page for developers would be an empty document without a title. */
export function hideDeveloperPages(isServed: IsServed, tools: DeveloperTools): IsServed {
  return tools === "closed" ? (path) => !/^\/dev(?:\/|$)/.test(path) && isServed(path) : isServed;
}
