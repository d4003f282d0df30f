import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { richText, text } from "../../content/fields/index.ts";
import { type Locale, locales } from "../../i18n/locales.ts";
import { defaultView } from "../../routing/view.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { testPorts, testRegistries } from "../../tests/support/test-renderer.ts";
import { definePageType } from "../define/define-page-type.tsx";
import { defineSlice } from "../define/define-slice.tsx";
import { createRenderer } from "../line.ts";
import { RichTextView } from "../rich-text/RichTextView.tsx";

const { site } = testPage();

const card = defineSlice({
  type: "card",
  variations: ["default"],
  fields: v.object({ title: text(), body: richText() }),
  structuredData: ({ title }, page) => [{ "@type": "Thing", name: page.text(title) }],
  Component: ({ fields: { title, body }, page }) => (
    <section aria-label={page.text(title)}>
      <h2>{page.text(title)}</h2>
      <RichTextView value={body} page={page} />
      <img src="/a.jpg" loading="lazy" alt={page.text(title)} />
      <button type="button">{page.t("shell.language")}</button>
    </section>
  ),
});

const guide = definePageType({
  type: "guide",
  fields: v.object({ title: text() }),
  metadata: ({ title }, page) => ({ title: page.text(title), description: "", image: undefined }),
  kinds: [
    {
      kind: "guide",
      Page: ({ fields, page, children }) => (
        <main>
          <h1>{page.text(fields.title)}</h1>
          {children}
        </main>
      ),
    },
  ],
});

const primary = {
  title: "Where to eat",
  body: [{ type: "paragraph", text: "Near the market.", spans: [{ type: "strong", start: 9, end: 15 }] }],
};
const document = testDocument(`${site.host}.eat`, "guide", {
  title: "Food",
  slices: [{ id: "card$1", slice_type: "card", variation: "default", primary }],
});

async function renderIn(locale: Locale) {
  const { ports } = testPorts([document]);
  const { renderPage } = createRenderer(testRegistries({ pageTypes: [guide], slices: [card] }), ports);
  const outcome = await renderPage({ site, locale, currency: "EUR", view: defaultView, path: ["eat"] });
  if (outcome.kind !== "page") throw new Error(outcome.kind);
  const html = renderToStaticMarkup(<>{outcome.content}</>).replaceAll(/<style.*?<\/style>/g, "");
  return { html, head: outcome.head, structuredData: JSON.stringify(outcome.structuredData) };
}

describe("A10: an English page in Arabic", () => {
  it("names the language of each text of its document, and of no other", async () => {
    const { html } = await renderIn(locales.ar);
    expect(html).toContain('<h1 lang="en" dir="ltr">Food</h1>');
    expect(html).toContain('<h2 lang="en" dir="ltr">Where to eat</h2>');
    expect(html).toMatch(/<p[^>]* lang="en">Near the <strong>market<\/strong>\.<\/p>/);
    expect(html).toContain('alt="Where to eat" lang="en" dir="ltr"');
    expect(html).toMatch(/<button type="button">اللغة<\/button>/);
    expect(html).toContain('<section aria-label="Where to eat">');
  });

  it("begins with a line that says so, and leaves no mark", async () => {
    const { html, head, structuredData } = await renderIn(locales.ar);
    expect(html).toMatch(/^<p[^>]*>لم تُترجم بعض نصوص هذه الصفحة بعد، وتظهر بالإنجليزية\.<\/p><main>/);
    for (const output of [html, JSON.stringify(head), structuredData]) expect(output).not.toContain("\u{FDD0}");
    expect(structuredData).toContain('"name":"Where to eat"');
  });

  it("counts for the English page, and names no translation that does not exist", async () => {
    const { head } = await renderIn(locales.ar);
    expect(head.alternates).toEqual({ canonical: "/eat/", languages: { en: "/eat/", "x-default": "/eat/" } });
  });
});

it("A10: a page in the language of its texts has neither", async () => {
  const { html } = await renderIn(locales.en);
  expect(html).toMatch(/^<main><h1>Food<\/h1>/);
  expect(html).not.toContain("lang=");
});
