import type { Shared } from "../source/load-shared.ts";
import { type Texts, translationsIn } from "../source/translations.ts";
import { nothing, type Subject } from "./subject.ts";

/** The attractions as subjects, with what is true of them alone as `{summary}`. */
export function attractionSubjects({ attractions, places }: Shared): readonly Subject[] {
  const placeKeys = new Map([...places.map].map(([key, place]) => [place, key]));
  return [...attractions.map.values()].map((attraction): Subject => {
    const { key, city, name, summary, photos, place, collection } = attraction;
    return {
      ...nothing,
      key: `attraction:${key}`,
      aliases: collection === null ? [] : [`collection:${collection}`],
      city,
      words: { attraction: name, city: city.name, summary: firstSentence(summary) },
      photos: photos.map(({ file }) => file),
      place: placeKeys.get(place) ?? null,
      collection,
      attraction,
    };
  });
}

/**
 * Returns the first sentence without its full stop, for highlights. A full stop after a number makes it an ordinal in
 * German and Polish. No space follows the full stop of Chinese and Japanese.
 */
function firstSentence(summary: Texts): Texts {
  return translationsIn(Object.keys(summary), takeFirstSentence(summary.en), (language) =>
    takeFirstSentence(summary[language] ?? ""),
  );
}

function takeFirstSentence(text: string): string {
  const sentence = /^.*?(?:。|(?<!\d)[.!](?=\s+[\p{Lu}\p{Script=Arabic}\p{Script=Hangul}\d]|$))/u.exec(text)?.[0];
  return (sentence ?? text).replace(/[.。]$/, "");
}
