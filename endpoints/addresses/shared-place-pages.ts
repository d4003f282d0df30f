import type { ContentService } from "../../content/client/content-service.ts";
import { systemTime } from "../../http/time.ts";
import type { Locale, LocaleCode } from "../../i18n/locales.ts";
import { changedPlaceTags } from "./place-changes.ts";
import { toPlacePages } from "../../renderer/load/to-place-pages.ts";
import type { PlacePages } from "../../renderer/contracts/places.ts";
import type { ContentPorts } from "../../renderer/contracts/ports.ts";
import type { Registries } from "../../renderer/contracts/registries.ts";
import { createRefreshedValue, type RefreshedValue } from "../../http/refreshed-value.ts";

interface PlacePagesOptions {
  readonly content: Pick<ContentService, "allIn">;
  readonly pageTypes: Registries["pageTypes"];
  /** Milliseconds that they stay fresh unless something is published. */
  readonly ttlMs: number;
  /** Invalidates the pages with one of these cache tags. It is called outside of requests too. */
  readonly invalidatePages: (tags: readonly string[]) => void;
}

interface SharedPlacePages {
  readonly of: ContentPorts["placePages"];
  /** Makes them stale, and reads them again behind the pages that use them. */
  readonly invalidate: () => void;
}

/**
 * Caches the pages of all places in a language, whatever the number of pages that link to them. Only the first page of a
 * language waits for them. Pages with other links than a later reading has are invalidated by it. While the content service
 * is down the pages of places stay as they were.
 */
export function createPlacePages(options: PlacePagesOptions): SharedPlacePages {
  const { content, pageTypes, ttlMs: freshMs, invalidatePages } = options;
  const types = [...pageTypes.values()].filter(({ hasPlaces }) => hasPlaces);
  const names = types.map(({ type }) => type);
  const fields = types.flatMap(({ type, fields: all }) => Object.keys(all).map((field) => `${type}.${field}`));
  const lists = new Map<LocaleCode, RefreshedValue<PlacePages>>();
  const createList = (locale: Locale) =>
    createRefreshedValue<PlacePages>({
      read: async () => toPlacePages(await content.allIn(names, fields, locale), pageTypes),
      onReplaced: (last, pages) => invalidatePages(changedPlaceTags(last, pages, locale, pageTypes)),
      freshMs,
      now: systemTime.now,
    });
  let settling = Promise.resolve();
  return {
    of: (locale) => {
      const list = lists.get(locale.code) ?? createList(locale);
      lists.set(locale.code, list);
      return list.ready();
    },
    invalidate: () => {
      for (const list of lists.values()) {
        list.invalidate();
        // One language after another: all at once would take the processor from the pages that changed.
        settling = settling.then(list.settle);
      }
    },
  };
}
