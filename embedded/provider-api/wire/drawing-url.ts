import type { MotifName } from "@tessera/media/drawings/scene/motifs/index.ts";
import type { City, Show } from "../source/catalog.ts";
import type { View } from "../view.ts";

/** A poster from a show's own facts. */
export function posterUrl({ title, kind, theatre }: Show, seed: string | number, { mediaBaseUrl }: View): string {
  const venue = `${theatre.name}, ${theatre.city.name.en}`;
  return `${mediaBaseUrl}/media/drawings/poster.svg?${new URLSearchParams({ title, venue, kind, seed: String(seed) })}`;
}

/** An illustration in the city's colours; `seed` tells those with the same motif apart, and picks the hour. */
export function sceneUrl(
  motif: MotifName,
  city: City,
  seed: string | number,
  { catalog, mediaBaseUrl }: View,
  isEvening = false,
): string {
  const hour = isEvening || catalog.motifs.isAtNight(motif) ? "night" : hourOf(String(seed));
  const facts = { motif, city: city.code, hour, seed: String(seed) };
  return `${mediaBaseUrl}/media/drawings/scene.svg?${new URLSearchParams(facts)}`;
}

/** One in three in the golden hour. */
function hourOf(seed: string): "day" | "golden" {
  const sum = Array.from(seed).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return sum % 3 === 0 ? "golden" : "day";
}
