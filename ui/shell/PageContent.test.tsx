import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PageContent } from "./PageContent.tsx";

it("structured data with a text that ends a script element parses to the same data", () => {
  const data = { name: "</script><script>alert(1)</script><!--" };
  const html = renderToStaticMarkup(<PageContent content="Rome" structuredData={data} />);
  const json = /^Rome<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html)?.[1];
  expect(JSON.parse(json ?? "null")).toEqual(data);
});
