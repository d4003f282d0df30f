import { StartProblem } from "@tessera/runtime/start-problem.ts";
import type { Environment } from "@tessera/runtime/settings.ts";

/** Reads the name of the repository in clients' addresses. */
export function repositoryName(environment: Environment): string {
  const name = environment["CONTENT_REPOSITORY"] || "tessera";
  if (/^[a-zA-Z0-9][-a-zA-Z0-9]{2,}[a-zA-Z0-9]$/.test(name)) return name;
  throw new StartProblem(
    `CONTENT_REPOSITORY is "${name}": set it to 4 letters, digits or hyphens or more, a hyphen neither first nor last.`,
  );
}
