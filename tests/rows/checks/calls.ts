import type { Check } from "../row.ts";

/** Looks for a call of the provider whose path matches, and whose query has these parameters. */
export function calls(path: RegExp, parameters: Readonly<Record<string, RegExp>> = {}): Check {
  const wanted = Object.entries(parameters);
  return {
    looksFor: `a call of ${path} with ${wanted.map(([name, value]) => `${name}=${value.source}`).join("&")}`,
    readsCalls: true,
    isFound: (visited) =>
      visited.calls.some((call) => {
        const query = new URLSearchParams(call.query);
        return path.test(call.path) && wanted.every(([name, value]) => value.test(query.get(name) ?? ""));
      }),
  };
}
