import { StartProblem } from "@tessera/runtime/start-problem.ts";
import type { Environment } from "@tessera/runtime/settings.ts";

/** Who can read what without a token: releases too, what is published, or nothing. */
export type Visibility = (typeof visibilities)[number];

const visibilities = ["open", "public", "private"] as const;

export function visibility(environment: Environment): Visibility {
  const text = environment["CONTENT_VISIBILITY"] || "public";
  const known = visibilities.find((one) => one === text);
  if (known) return known;
  throw new StartProblem(
    `CONTENT_VISIBILITY is "${text}": set it to open (releases are for everybody), public (what is published is) or private (readers need a token).`,
  );
}
