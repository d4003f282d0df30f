import { hash } from "@tessera/runtime/seeded.ts";
import type { Subject } from "./subject.ts";
import type { Template } from "./template.ts";

/** The maximum number of photographs of a generated product. */
const maxPhotos = 5;

/**
 * Returns the photographs of a generated product. Those of its attraction come first, then its template's for the city,
 * then views of the city. Templates begin with different views.
 */
export function choosePhotos(template: Template, { city, photos }: Subject): readonly string[] {
  const views = template.showsCity ? rotate(city.views, hash(template.key)) : [];
  const all = [...photos, ...(template.photos[city.code] ?? []), ...views.map(({ file }) => file)];
  return [...new Set(all)].slice(0, maxPhotos);
}

function rotate<One>(all: readonly One[], by: number): readonly One[] {
  const start = all.length === 0 ? 0 : (by >>> 0) % all.length;
  return [...all.slice(start), ...all.slice(0, start)];
}
