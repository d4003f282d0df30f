import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { renderReference } from "../../endpoints/development/render-reference.ts";
import { createProviderClient } from "../../catalog/provider/client.ts";
import { createProviderServer } from "../../embedded/provider-api/server.ts";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { shortcodes } from "../../shortcodes/index.ts";
import { testPorts, testRegistries } from "../support/test-renderer.ts";
import { startOnFreePort } from "../../embedded/runtime/testing/start-on-free-port.ts";

const { origin, stop } = await startOnFreePort(createProviderServer({ mediaBaseUrl: "http://media.test", slowMs: 0 }));
afterAll(stop);

const failures: string[] = [];
const registries = testRegistries({});

/** Renders the editors' reference page with the embedded provider, by HTTP. */
async function reference(locale: LocaleCode, typed = "") {
  const { ports } = testPorts([], {
    provider: createProviderClient({ baseUrl: origin, fallbackToEnglish: true }),
    now: Date.now,
    onFailure: (resource) => void failures.push(resource),
  });
  const media = "https://images.tessera.example/";
  const { outcome, report } = await renderReference({ registries, ports, locale, typed, media });
  if (outcome.kind !== "page" || report === undefined) throw new Error("there is no reference page");
  return { report, html: renderToStaticMarkup(outcome.content) };
}

type Reference = Awaited<ReturnType<typeof reference>>;
const codes = Object.values(locales).map(({ code }) => code);
const pages = new Map<LocaleCode, Reference>();

beforeAll(async () => {
  for (const locale of codes) pages.set(locale, await reference(locale));
});

const rows = [...shortcodes.values()].flatMap(({ name, example }) =>
  codes.map((locale) => [name, locale, example] as const),
);

test.each(rows)("D33: the example of %s expands in %s: %s", (name, locale, example) => {
  const report = pages.get(locale)?.report;
  const own = report?.shortcodes.filter((use) => use.name === name && example.includes(use.source)) ?? [];
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter(({ problem, value }) => problem !== undefined || value === "").map(({ source }) => source)).toEqual(
    [],
  );
});

test("no example has a diagnostic, and no provider call fails", () => {
  const found = [...pages.values()].flatMap(({ report }) => report.diagnostics.map(({ message }) => message));
  expect([...new Set(found)]).toEqual([]);
  expect(failures).toEqual([]);
});

test("a typed text is expanded, and inert", async () => {
  const { html } = await reference("en", "Go: [title tgid=50002]\n<script>x</script> [nope]");
  expect(html).toContain("&lt;script&gt;x&lt;/script&gt; [nope]</p>");
  expect(html).not.toContain("<script");
});
