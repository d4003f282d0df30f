import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { JsonLd } from "./JsonLd.tsx";

it("a text that ends the script is data, and stays what it was", () => {
  const data = { name: "</script><script>alert(1)</script><!--" };
  const html = renderToStaticMarkup(<JsonLd data={data} />);
  const json = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html)?.[1];
  expect(JSON.parse(json ?? "null")).toEqual(data);
});
