import { expect, test } from "vitest";
import { refuse, refuseMethod } from "./refusal.ts";
import { refusalHeaders, refusalPage } from "./refusal-page.ts";

test("says its language and what happened, and leads home", () => {
  const html = refusalPage(refuse("path-unknown"));
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain("<h1>Page not found</h1>");
  expect(html).toContain('<a href="/">');
});

test("has no way home on a host that has no home page", () => {
  expect(refusalPage(refuse("host-unknown"))).not.toContain("<a ");
});

test("a request with another method learns which ones there are", () => {
  expect(refusalHeaders(refuseMethod(["GET", "HEAD"]))).toMatchObject({
    Allow: "GET, HEAD",
    "Cache-Control": "no-store",
  });
  expect(refusalHeaders(refuse("path-unknown"))).not.toHaveProperty("Allow");
});
