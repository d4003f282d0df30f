import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SourceText } from "../../../content/source-text.ts";
import { testPage } from "../../../tests/support/page-context.ts";
import { ContentPage } from "./ContentPage.tsx";

it("a page of text begins with its heading", () => {
  const fields = { heading: new SourceText("Privacy policy") };
  const html = renderToStaticMarkup(
    <ContentPage fields={fields} page={testPage()}>
      <p>What we store</p>
    </ContentPage>,
  );
  expect(html).toMatch(/^<header[^>]*><h1[^>]*>Privacy policy<\/h1>.*<p>What we store<\/p>$/);
});
