import type { ContentService } from "../../content/client/content-service.ts";
import { createCache } from "../../http/cache.ts";
import { systemTime } from "../../http/time.ts";
import { localeOfContentLanguage, locales } from "../../i18n/locales.ts";
import { type PlacePages, placePagesOf } from "../../renderer/place-pages.ts";
import type { Ports } from "../../renderer/ports.ts";
import type { Registries } from "../../renderer/registries.ts";

interface PlacePagesOptions {
  readonly content: Pick<ContentService, "allIn">;
  readonly pageTypes: Registries["pageTypes"];
  /** Milliseconds that they stay fresh unless something is published. */
  readonly ttlMs: number;
}

interface SharedPlacePages {
  readonly of: Ports["placePages"];
  /** Makes the next page read them again. */
  readonly invalidate: () => void;
}

/**
 * Caches the pages of all places in a language, whatever the number of pages that link to them. While the content service
 * is down they stay as they were.
 */
export function createPlacePages({ content, pageTypes, ttlMs }: PlacePagesOptions): SharedPlacePages {
  const types = [...pageTypes.values()].filter(({ hasPlaces }) => hasPlaces);
  const names = types.map(({ type }) => type);
  const fields = types.flatMap(({ type, fields: all }) => Object.keys(all).map((field) => `${type}.${field}`));
  const load = async (language: string): Promise<PlacePages> => {
    const documents = await content.allIn(names, fields, localeOfContentLanguage(language) ?? locales.en);
    return placePagesOf(documents, pageTypes);
  };
  const cache = createCache({ load, orStale: true, ttlMs, max: 100, now: systemTime.now });
  return { of: ({ contentLanguage }) => cache.get(contentLanguage), invalidate: cache.invalidate };
}
