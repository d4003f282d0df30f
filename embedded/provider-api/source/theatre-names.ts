import type { TheatreSource } from "./theatre.ts";
import type { Texts } from "./translations.ts";

/** Returns the names of a house: the English one is on its front, and stands where a language has no other. */
export function toTheatreNames({ name, localNames }: Pick<TheatreSource, "name" | "localNames">): Texts {
  return { ...localNames, en: name };
}
