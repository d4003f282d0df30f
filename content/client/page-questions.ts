import { filter } from "@prismicio/client";
import type { ContentClient } from "./content-service.ts";
import type { Ask } from "./create-ask.ts";
import { isIdentifier } from "./identifier.ts";
import { allPages, firstPage } from "./search.ts";
import type { Time } from "../../http/time.ts";

export function pageQuestions(ask: Ask, pageTypes: readonly string[], time: Time): ContentClient {
  /** A filter on `uid` would name one type: pages carry their identifier as a tag as well. */
  const tagged = async (tag: string, types: readonly string[], lang: string) =>
    isIdentifier(tag)
      ? ask((client) => firstPage(client, { filters: [ofTypes(types), filter.at("document.tags", [tag])], lang }))
      : [];
  return {
    page: async (identifier, { contentLanguage }) => {
      const found = await tagged(identifier, pageTypes, contentLanguage);
      return found.find(({ uid }) => uid === identifier);
    },
    ofHost: (host, types) => tagged(host, types, "*"),
    all: (types) => ask((client) => allPages(client, { filters: [ofTypes(types)], lang: "*" }, time)),
  };
}

function ofTypes(types: readonly string[]): string {
  return filter.any("document.type", [...types]);
}
