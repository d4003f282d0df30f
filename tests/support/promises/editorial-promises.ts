import { expect } from "vitest";
import { readNews } from "../../../customtypes/news_page/news-items.ts";
import westend from "../../../hosts/westend.ts";
import { locales } from "../../../i18n/locales.ts";
import { newsDocuments, newsQuery } from "../news-documents.ts";
import { testPage } from "../page-context.ts";
import { renderField } from "../render-field.tsx";
import { testCollection } from "../test-collection.ts";
import { testSnapshot } from "../test-snapshot.ts";
import type { Promised } from "./promise.ts";

/** Promises of models about news and reviews. */
export const editorialPromises: readonly Promised[] = [
  {
    says: /^the page's heading and the brand if empty$/,
    prove: async (field) => {
      const { body, metadata } = await renderField(field, null);
      const heading = body.querySelector("h1")?.textContent;
      expect(heading).toMatch(/\S/);
      expect(metadata?.title).toBe(`${heading} | ${testPage().site.brand}`);
    },
  },
  {
    says: /^made of the name if empty$/,
    prove: async (field) => {
      const finds = { collections: () => testCollection({ name: "Colosseum Tickets" }) };
      const { body } = await renderField(field, null, { finds });
      expect(body.querySelector("h1")?.textContent).toContain("Colosseum Tickets");
    },
  },
  {
    says: /^the site's brand if empty$/,
    prove: async (field) => {
      const { body } = await renderField(field, null);
      expect(body.querySelector("header")?.textContent).toContain(testPage().site.brand);
    },
  },
  {
    says: /^the latest is listed first$/,
    prove: async (field) => {
      expect(field.path).toEqual(["publication_date"]);
      const documents = newsDocuments(3).toReversed();
      const { stories } = readNews(testSnapshot({ found: { documents: [[newsQuery, documents]] } }), {
        site: westend,
        locale: locales.en,
      });
      expect(stories.map(({ headline }) => headline)).toEqual(["Story 1", "Story 2", "Story 3"]);
    },
  },
];
