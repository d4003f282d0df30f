import { expect, it } from "vitest";
import { robotsText } from "./robots-text.ts";

/** Whether a rule matches a path, by RFC 9309 §2.2.3. */
function isDisallowed(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, rule = ""]) => rule);
  return rules.some((rule) => {
    const parts = rule.split("*").map((part) => part.replaceAll(/[?.]/g, String.raw`\$&`));
    return new RegExp(`^${parts.join(".*")}`).test(path);
  });
}

const robots = robotsText({ host: "www.tessera.example" });

it.each(["/", "/de/rome/", "/rome/?page=2", "/rome/?category=12", "/rome/?ci=7", "/_next/static/a.js", "/developers/"])(
  "%s may be crawled",
  (path) => {
    expect(isDisallowed(robots, path)).toBe(false);
  },
);

it.each(["/api/preview/", "/dev/", "/dev/shortcodes/", "/rome/?sort=price", "/rome/?category=1&filter-reviews=4"])(
  "%s may not",
  (path) => {
    expect(isDisallowed(robots, path)).toBe(true);
  },
);

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
