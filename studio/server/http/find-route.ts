import { documentIdPattern } from "../../protocol/document.ts";
import type { StudioRoute } from "./route.ts";

interface FoundRoute {
  readonly route: StudioRoute;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Returns the route of a request, or the methods that its path has: none for an unknown path. */
export type FindRoute = (method: string, path: string) => FoundRoute | { readonly allowed: readonly string[] };

/** Creates a search in a table of routes. Parts of a path are decoded. */
export function createRouteFinder(routes: readonly StudioRoute[]): FindRoute {
  const patterns = routes.map((route) => ({ route, parts: route.path.split("/") }));
  return (method, path) => {
    const sent = decodeParts(path);
    const fitting = patterns.flatMap(({ route, parts }) => {
      const parameters = sent && match(parts, sent);
      return parameters ? [{ route, parameters }] : [];
    });
    const wanted = method === "HEAD" ? "GET" : method;
    return (
      fitting.find(({ route }) => route.method === wanted) ?? { allowed: fitting.map(({ route }) => route.method) }
    );
  };
}

function decodeParts(path: string): readonly string[] | undefined {
  try {
    return path.split("/").map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** `["documents", ":id"]`, `["documents", "rome"]` → `{ id: "rome" }` */
function match(parts: readonly string[], sent: readonly string[]): Readonly<Record<string, string>> | undefined {
  if (parts.length !== sent.length) return undefined;
  const named: [string, string][] = [];
  for (const [index, part] of parts.entries()) {
    const value = sent[index] ?? "";
    if (part.startsWith(":")) {
      if (!documentIdPattern.test(value)) return undefined;
      named.push([part.slice(1), value]);
    } else if (part !== value) return undefined;
  }
  return Object.fromEntries(named);
}
