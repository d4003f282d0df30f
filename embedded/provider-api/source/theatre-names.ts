import type { TheatreSource } from "./theatre.ts";
import type { Texts } from "./translations.ts";

/** Returns the names of a house. The English one is on its front, and is the fallback. */
export function toTheatreNames({ name, localNames }: Pick<TheatreSource, "name" | "localNames">): Texts {
  return { ...localNames, en: name };
}
