import * as v from "valibot";
import { expect, test } from "vitest";
import { text } from "../content/fields/text.ts";
import { locales } from "../i18n/locales.ts";
import { definePageType } from "../renderer/define/define-page-type.tsx";
import { defaultView } from "../routing/view.ts";
import { testDocument } from "../tests/support/fake-content.ts";
import { testPage } from "../tests/support/page-context.ts";
import { testPorts, testRegistries } from "../tests/support/test-renderer.ts";
import { renderPreview } from "./render-preview.ts";

const { site } = testPage();

const page = definePageType({
  type: "page",
  fields: v.object({ title: text() }),
  metadata: () => ({ title: "Rome", description: "All of it", image: undefined }),
  kinds: [{ kind: "page" }],
});

test("X9: the translations of a previewed page are read with one query, and compared with it", async () => {
  const english = {
    ...testDocument(site.host, "page", { title: "Rome" }),
    last_publication_date: "2026-11-20T08:00:00+0000",
    alternate_languages: [{ id: "german", uid: site.host, type: "page", lang: "de-de" }],
  };
  const german = {
    ...testDocument(site.host, "page", {}, "de-de"),
    last_publication_date: "2026-11-19T08:00:00+0000",
  };
  const queries: (readonly string[])[] = [];
  const { ports } = testPorts([english]);
  const route = { site, locale: locales.en, currency: "EUR", view: defaultView, path: [] } as const;
  const { report } = await renderPreview(testRegistries({ pageTypes: [page] }), ports, route, async (ids) => {
    queries.push(ids);
    return [german];
  });
  expect(queries).toEqual([["german"]]);
  expect(report?.outdated.original.code).toBe("en");
  expect(report?.outdated.translations.map(({ code }) => code)).toEqual(["de"]);
});
