import { type RouteDefinition, routes } from "./routes.ts";

export interface Route extends RouteDefinition {
  readonly id: string;
}

const patterns = routes.map((definition) => ({
  definition,
  pattern: new RegExp(`^${definition.path.replace("{id}", "(?<id>[^/]+)")}$`),
}));

/** Who answers this path; undefined when nobody does. */
export function routeOf(path: string): Route | undefined {
  const canonical = path.replace(/^\/api\/tours\//, "/api/").replace(/\/$/, "");
  for (const { definition, pattern } of patterns) {
    const match = pattern.exec(canonical);
    if (match !== null) return { ...definition, id: match.groups?.["id"] ?? "" };
  }
  return undefined;
}
