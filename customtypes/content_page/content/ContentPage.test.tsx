import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect, it } from "vitest";
import { SourceText } from "../../../content/source-text.ts";
import { testPage } from "../../../tests/support/page-context.ts";
import { testSnapshot } from "../../../tests/support/test-snapshot.ts";
import { contentSchema } from "../fields.ts";
import { ContentPage } from "./ContentPage.tsx";
import { content } from "./index.ts";

it("a page of text begins with its heading", () => {
  const fields = { heading: new SourceText("Privacy policy") };
  const html = renderToStaticMarkup(
    <ContentPage fields={fields} page={testPage()}>
      <p>What we store</p>
    </ContentPage>,
  );
  expect(html).toMatch(/^<header[^>]*><h1[^>]*>Privacy policy<\/h1>.*<p>What we store<\/p>$/);
});

it.each([
  [{ tagged_page_type: "Shoulder page", sight: 1 }, ["topic"]],
  [{ tagged_page_type: "Shoulder page", sight: 1, topic: "None" }, ["topic"]],
  [{ tagged_page_type: "Shoulder page", topic: "Visit: Rules" }, ["sight"]],
  [{ tagged_page_type: "Privacy" }, []],
])("B7: %j as a page of text has findings: no %j", (entered, missing) => {
  const findings = content.findings?.(v.parse(contentSchema, entered), testSnapshot(), testPage()) ?? [];
  expect(findings.map(({ code, message }) => [code, /has no (\w+)/.exec(message)?.[1]])).toEqual(
    missing.map((each) => ["page-topic-missing", each]),
  );
});
