/** Whether JSON is nested more than so many levels: what goes through values level by level would run out of stack. */
export function isDeep(json: unknown, levels: number): boolean {
  let level = [json];
  for (let depth = 0; depth <= levels; depth += 1) level = level.flatMap(partsOf);
  return level.length > 0;
}

function partsOf(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value) : [];
}
