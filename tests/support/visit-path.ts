import { registries } from "../../app/_composition/registries.ts";
import { views } from "../../app/_composition/views.ts";
import type { Site } from "../../hosts/site.ts";
import { load } from "../../renderer/load/load.ts";
import { resolve } from "../../routing/resolve.ts";
import { readRoute } from "../../routing/route.ts";

type Content = Parameters<typeof load>[2]["content"];

/** Requests a path of a host as a visitor does. Returns what is there: `document`, if all is well. */
export async function visitPath(content: Content, { host }: Pick<Site, "host">, path: string): Promise<string> {
  const cookies = { currency: undefined, previewing: false };
  const resolution = resolve({ host, path, query: "", cookies, development: false }, views);
  if (resolution.kind !== "page") return resolution.kind;
  const { segments, ...names } = resolution.internalPath;
  const route = readRoute({ ...names, path: segments }, views);
  return route === undefined ? "no route" : (await load(route, route.locale, { content, ...registries })).kind;
}
