/** A switch is on when it says "true" (or "1"); off when it is left out. */
export function isOn(query: URLSearchParams, parameter: string): boolean {
  return ["true", "1"].includes(query.get(parameter) ?? "");
}
