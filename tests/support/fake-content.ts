import type { ContentClient } from "../../content/client/content-service.ts";
import type { RawDocument } from "../../content/document.ts";

/** A content client that holds these documents and counts what it is asked. */
export function fakeContent(documents: readonly RawDocument[]): ContentClient & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    page: async (identifier, { contentLanguage }) => {
      asked.push(identifier);
      return documents.find(({ uid, lang }) => uid === identifier && lang === contentLanguage);
    },
    ofHost: async () => [],
    all: async () => documents,
  };
}

/** A document with this uid, type and data, in English unless said otherwise. */
export function testDocument(uid: string, type: string, data: RawDocument["data"], lang = "en-us"): RawDocument {
  return { id: uid, uid, type, lang, tags: [uid], alternate_languages: [], last_publication_date: null, data };
}
