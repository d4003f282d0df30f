import { reads, responds, returns, sends } from "./checks/responses.ts";
import { shows } from "./checks/elements.ts";
import { type Row, row, toRow } from "./row.ts";
import { fact, productAddress } from "./texts.ts";

const guided = productAddress(50002);
const mcp = (method: string, params: object) => ({
  site: "tessera",
  path: "/api/mcp/",
  method: "POST",
  headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
  body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
});

/** Pages and addresses for machines, operation, and editors. */
export const machineRows: readonly Row[] = [
  toRow(
    "P34",
    mcp("tools/list", {}),
    returns("result.tools.*.name", "search_experiences", "get_experience_details"),
    returns("result.tools.*.annotations.readOnlyHint", "true"),
  ),
  toRow(
    "P34",
    mcp("tools/call", { name: "search_experiences", arguments: { query: "Colosseum" } }),
    reads(fact(productAddress(50001), "name")),
  ),
  row(
    "X13",
    "tessera",
    "/api/octo/products/50002/",
    returns("title", fact(guided, "name")),
    returns("options.*.id", fact(guided, "variants.*.id")),
  ),
  row(
    "X13",
    "tessera",
    "/api/octo/products/50002/",
    returns(
      "options.*.units.*.pricingFrom.*.retail",
      fact(guided, "listingPrice.finalPrice", (price) => `${Number(price) * 100}`),
    ),
  ),
  row(
    "X13",
    "tessera",
    "/feed.json",
    returns("version", "https://jsonfeed.org/version/1.1"),
    returns("items.*.title", fact(guided, "name")),
  ),
  row("X13", "tessera", "/api/things-to-do/", returns("products.*.title.localized_texts.*.text", fact(guided, "name"))),
  row("X13", "tessera", "/llms.txt", reads(/^# Tessera/u, "sitemap.xml")),
  row("X13", "tessera", "/robots.txt", reads("Allow: /api/octo/", "Sitemap: https://www.tessera.example/sitemap.xml")),
  row(
    "D2",
    "tessera",
    "/api/octo/products/50002/",
    returns(
      "options.0.id",
      fact(guided, "allTags.0", (tag) => tag.replace("DEFAULT_VARIANT_", "")),
    ),
  ),
  row("I4", "tessera", "/no-such-page/", responds(404)),
  row("I11", "tessera", "/healthz", returns("status", "ok")),
  row("I11", "tessera", "/readyz", returns("checks.content", "ok"), returns("checks.provider", "ok")),
  row(
    "I10",
    "tessera",
    "/rome/",
    sends("x-content-type-options", "nosniff"),
    sends("content-security-policy", "default-src 'none'"),
  ),
  row("I8", "tessera", "/rome/tours/", shows("title", /from €\d/u)),
  row("W1", "tessera", "/studio/", responds(302), sends("location", /studio\.localhost:\d+\/studio/u)),
  row(
    "W1",
    "studio",
    "/studio",
    sends("content-security-policy", "script-src 'self'", "frame-ancestors 'none'"),
    sends("x-frame-options", "DENY"),
  ),
  row("W2", "studio", "/studio/sign-in", responds(200), sends("x-robots-tag", "noindex")),
  row("H27", "tessera", "/credits/", shows("h1"), shows("main li a")),
];
