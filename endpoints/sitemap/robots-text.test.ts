import { expect, it } from "vitest";
import { robotsText } from "./robots-text.ts";

/** Whether the longest rule that matches a path forbids it, by RFC 9309 §2.2.2 and §2.2.3. */
function isDisallowed(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (.*)$/gm)].filter(([, , rule = ""]) => {
    const parts = rule.split("*").map((part) => part.replaceAll(/[?.]/g, String.raw`\$&`));
    return new RegExp(`^${parts.join(".*")}`).test(path);
  });
  const [longest] = rules.toSorted(([, , one = ""], [, , other = ""]) => other.length - one.length);
  return longest?.[1] === "Disallow";
}

const robots = robotsText({ host: "www.tessera.example" });

it.each(["/", "/de/rome/", "/rome/?page=2", "/rome/?category=12", "/rome/?ci=7", "/_next/static/a.js", "/developers/"])(
  "%s may be crawled",
  (path) => {
    expect(isDisallowed(robots, path)).toBe(false);
  },
);

const machineRoutes = ["/api/octo/products", "/api/octo/products/50001", "/api/things-to-do", "/api/mcp"];

it.each([...machineRoutes, "/feed.json", "/llms.txt"])("X13: %s may be read where products are open", (path) => {
  expect(isDisallowed(robots, path)).toBe(false);
});

it.each(machineRoutes)("X13: %s may not where the site closes its products", (path) => {
  const closed = robotsText({ host: "www.tessera.example", machines: { products: { allowed: false } } });
  expect(isDisallowed(closed, path)).toBe(true);
});

it.each([
  "/api/preview/",
  "/api/suggest",
  "/dev/",
  "/dev/shortcodes/",
  "/rome/?sort=price",
  "/rome/?category=1&filter-reviews=4",
])("%s may not", (path) => {
  expect(isDisallowed(robots, path)).toBe(true);
});

it("B4: names the sitemap with the full host", () => {
  expect(robots).toContain("\nSitemap: https://www.tessera.example/sitemap.xml\n");
});

it("X13: a site can close its pages to assistants, and search engines still read them", () => {
  const text = robotsText({ host: "www.tessera.example", machines: { pages: { allowed: false } } });
  const [closed = "", open = ""] = text.split("User-agent: *");
  expect(closed).toMatch(/^User-agent: GPTBot\n[^]*\nDisallow: \/\n\n$/);
  expect(isDisallowed(open, "/rome/")).toBe(false);
});

it("what is not public may not be crawled at all", () => {
  expect(robotsText(undefined)).toBe("User-agent: *\nDisallow: /\n");
});
