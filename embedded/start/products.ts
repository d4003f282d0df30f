import { StartProblem } from "@tessera/runtime/start-problem.ts";
import type { Environment } from "@tessera/runtime/settings/environment.ts";

const sizes: ReadonlyMap<string, number> = new Map([
  ["400", 400],
  ["10k", 10_000],
  ["100k", 100_000],
]);

/** How many products the provider has. */
export function products(environment: Environment): number {
  const text = environment["PROVIDER_PRODUCTS"] || "400";
  const size = sizes.get(text);
  if (size !== undefined) return size;
  throw new StartProblem(`PROVIDER_PRODUCTS is "${text}": set it to ${[...sizes.keys()].join(", ")}, or leave it out.`);
}
