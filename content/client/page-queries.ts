import { filter } from "@prismicio/client";
import type { Time } from "../../http/time.ts";
import type { ContentClient } from "./content-service.ts";
import type { RunQuery } from "./run-query.ts";
import { allPages, firstPage, isIdentifier } from "./search.ts";

export function pageQueries(run: RunQuery, pageTypes: readonly string[], time: Time): ContentClient {
  /** A filter on `uid` would name one type: pages carry their identifier as a tag as well. */
  const tagged = async (tag: string, types: readonly string[], lang: string) =>
    isIdentifier(tag)
      ? run((client) => firstPage(client, { filters: [ofTypes(types), filter.at("document.tags", [tag])], lang }))
      : [];
  return {
    page: async (identifier, { contentLanguage }) => {
      const found = await tagged(identifier, pageTypes, contentLanguage);
      return found.find(({ uid }) => uid === identifier);
    },
    ofHost: (host, types) => tagged(host, types, "*"),
    all: (types) => run((client) => allPages(client, { filters: [ofTypes(types)], lang: "*" }, time)),
  };
}

function ofTypes(types: readonly string[]): string {
  return filter.any("document.type", [...types]);
}
