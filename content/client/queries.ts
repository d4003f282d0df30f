import { type Client, filter } from "@prismicio/client";
import * as v from "valibot";
import { documentsKey, type FindDocuments } from "../../catalog/document/document.ts";
import { isFoundBy } from "../../catalog/document/is-found-by.ts";
import type { Time } from "../../http/time.ts";
import { ContentError } from "./content-error.ts";
import type { ContentClient, ContentService, EditorQueries, ListQueries } from "./content-service.ts";
import { isRedirect, type RawDocument } from "../document.ts";
import { canMatch, joinQueries } from "./join-queries.ts";
import type { RunQuery } from "./run-query.ts";
import { allPages, countAll, firstPage, isIdentifier, type Search, sliceQuery } from "./search.ts";

export function pageQueries(run: RunQuery, pageTypes: readonly string[]): ContentClient {
  /** A filter on `uid` would name one type: pages carry their identifier as a tag as well. */
  const tagged = async (tag: string, types: readonly string[], lang: string) =>
    isIdentifier(tag)
      ? run((client) => firstPage(client, { filters: [ofTypes(types), filter.at("document.tags", [tag])], lang }))
      : [];
  return {
    page: async (identifier, { contentLanguage }) => {
      const found = await tagged(identifier, pageTypes, contentLanguage);
      const there = found.filter(({ uid }) => uid === identifier);
      // A preview has both where a page returns to the address of a redirect.
      return there.find((document) => !isRedirect(document)) ?? there[0];
    },
    ofHost: (host, types) => tagged(host, types, "*"),
  };
}

export function listQueries(run: RunQuery, time: Time): ListQueries {
  const inAllLanguages = (search: Omit<Search, "lang">) =>
    run(async (client, ref) => {
      const { languages } = await client.getRepository();
      const ofLanguage = async ({ id: lang }: { readonly id: string }) =>
        completeList(client, { ...search, lang }, time);
      return { ref, documents: (await Promise.all(languages.map(ofLanguage))).flat() };
    });
  return {
    ref: () => run(async (_client, ref) => ref),
    count: (types) => run((client) => countAll(client, { filters: [ofTypes(types)], lang: "*" })),
    allAtRef: (types, fields) => inAllLanguages({ filters: [ofTypes(types)], fetch: fields }),
    slicesAtRef: (types, slice, fields) =>
      inAllLanguages({ filters: [ofTypes(types)], graphQuery: sliceQuery(types, slice, fields) }),
  };
}

/** Returns all pages of a search. Throws when they are not as many as the service counts. */
async function completeList(client: Client, search: Search, time: Time): Promise<readonly RawDocument[]> {
  const [total, documents] = await Promise.all([countAll(client, search), allPages(client, search, time)]);
  if (documents.length === total) return documents;
  throw new ContentError("invalid-response", `A list has ${documents.length} documents of ${total}`);
}

function ofTypes(types: readonly string[]): string {
  return filter.any("document.type", [...types]);
}

/** Finds the documents of all queries with one search. Queries that no document can match cost no request. */
export function findDocuments(run: RunQuery, time: Time): FindDocuments {
  return async (queries, { locale }) => {
    const possible = queries.filter(canMatch);
    const found =
      possible.length === 0 ? [] : await run((client) => allPages(client, joinQueries(possible, locale), time));
    return new Map(
      queries.map((query) => [documentsKey(query), found.filter((document) => isFoundBy(query, document, locale))]),
    );
  };
}

export function documentsIn(run: RunQuery, time: Time): ContentService["allIn"] {
  return (types, fields, { contentLanguage: lang }) =>
    run((client) => completeList(client, { filters: [ofTypes(types)], lang, fetch: fields }, time));
}

export function editorQueries(run: RunQuery, time: Time): EditorQueries {
  return {
    byId: async (id) => {
      const search = { filters: [filter.at("document.id", id)], lang: "*" };
      const [document] = isIdentifier(id) ? await run((client) => firstPage(client, search)) : [];
      if (document === undefined) throw new ContentError("no-documents", "No documents were returned");
      return document;
    },
    byIds: async (ids) => {
      const known = [...new Set(ids)].filter(isIdentifier);
      const search = { filters: [filter.any("document.id", known)], lang: "*" };
      return known.length === 0 ? [] : run((client) => allPages(client, search, time));
    },
    tags: () =>
      run(async (client) => {
        const { forms } = await client.getRepository();
        if (forms["tags"] === undefined)
          throw new ContentError("form-not-found", 'Form with name "tags" could not be found');
        return v.parse(v.array(v.string()), await client.getTags());
      }),
    refs: () => run(async (client) => (await client.getRefs()).map(({ ref }) => ref)),
  };
}
