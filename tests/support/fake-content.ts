import type { ContentClient } from "../../content/client/content-service.ts";
import type { RawDocument } from "../../content/document.ts";

/** Returns a content client of these documents, which records the requested identifiers. */
export function fakeContent(documents: readonly RawDocument[]): ContentClient & { readonly requested: string[] } {
  const requested: string[] = [];
  return {
    requested,
    page: async (identifier, { contentLanguage }) => {
      requested.push(identifier);
      return documents.find(({ uid, lang }) => uid === identifier && lang === contentLanguage);
    },
    ofHost: async () => [],
  };
}

/** Returns a document with this uid, type and data, in English by default. */
export function testDocument(uid: string, type: string, data: RawDocument["data"], lang = "en-us"): RawDocument {
  return { id: uid, uid, type, lang, tags: [uid], alternate_languages: [], last_publication_date: null, data };
}
