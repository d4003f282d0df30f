import { filter } from "@prismicio/client";
import type { DocumentsQuery } from "../../catalog/document/document.ts";
import { defaultLocale, type Locale, locales } from "../../i18n/locales.ts";
import { isIdentifier, isTag, type Search } from "./search.ts";

/**
 * Joins queries into one search that finds every document of each of them, and as few others as possible. Filters can
 * only narrow a search together, so a condition becomes one where all queries have it:
 * `[{ type: "showpage", productIds: [7] }, { type: "showpage", productIds: [3] }]`
 * → `any(document.type, ["showpage"])`, `any(my.showpage.tgid, [7, 3])`.
 */
export function joinQueries(queries: readonly DocumentsQuery[], locale: Locale): Search {
  const types = union(queries, ({ type }) => [type]) ?? [];
  const [language = "*", ...others] = union(queries, (query) => [toContentLanguage(query, locale)]) ?? [];
  return {
    filters: [
      filter.any("document.type", types),
      ...toFilters(
        "document.tags",
        union(queries, ({ tag }) => present(tag)),
      ),
      ...sharedBy(queries, ({ excludedTags = [] }) => excludedTags.filter(isTag)).map((tag) =>
        filter.not("document.tags", [tag]),
      ),
      ...(types.length === 1 ? fieldFilters(`my.${types[0]}`, queries) : []),
    ],
    lang: others.length === 0 ? language : "*",
  };
}

/** A filter on a field names one type, so these need queries of one type. */
function fieldFilters(path: string, queries: readonly DocumentsQuery[]): readonly string[] {
  return [
    ...toFilters(
      `${path}.uid`,
      union(queries, ({ uid }) => present(uid)),
    ),
    ...toFilters(
      `${path}.tgid`,
      union(queries, ({ productIds }) => productIds),
    ),
    ...(queries.every(({ withoutProduct }) => withoutProduct) ? [filter.missing(`${path}.tgid`)] : []),
    ...toFilters(
      `${path}.parent`,
      union(queries, ({ parent }) => present(parent)),
    ),
  ];
}

/** Returns whether a document can match: no list of ids is empty, and no text would end its filter. */
export function canMatch({ productIds, uid, tag, parent }: DocumentsQuery): boolean {
  return (
    productIds?.length !== 0 &&
    (uid === undefined || isIdentifier(uid)) &&
    (tag === undefined || isTag(tag)) &&
    (parent === undefined || isIdentifier(parent))
  );
}

function toContentLanguage({ language }: DocumentsQuery, locale: Locale): string {
  return (language === "base" ? locales[defaultLocale] : locale).contentLanguage;
}

function present(value: string | undefined): readonly string[] | undefined {
  return value === undefined ? undefined : [value];
}

function toFilters(path: string, values: (string | number)[] | undefined): readonly string[] {
  return values === undefined ? [] : [filter.any(path, values)];
}

/** Returns the values of all queries; undefined when a query has no such condition. */
function union<Value>(
  queries: readonly DocumentsQuery[],
  listValues: (query: DocumentsQuery) => readonly Value[] | undefined,
): Value[] | undefined {
  const all = queries.map(listValues);
  const values = all.filter((one) => one !== undefined);
  return values.length === all.length ? [...new Set(values.flat())] : undefined;
}

/** Returns the values that every query has. */
function sharedBy(queries: readonly DocumentsQuery[], listValues: (query: DocumentsQuery) => readonly string[]) {
  const [first = [], ...others] = queries.map(listValues);
  return [...new Set(first)].filter((value) => others.every((values) => values.includes(value)));
}
