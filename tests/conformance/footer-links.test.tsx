import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { registries, sharedTypes } from "../../app/_composition/composition.ts";
import { sites } from "../../hosts/index.ts";
import type { Site } from "../../hosts/site.ts";
import { localeOfContentLanguage } from "../../i18n/locales.ts";
import { createRenderer } from "../../renderer/line.ts";
import { resolve } from "../../routing/resolve.ts";
import { readRoute, type Route } from "../../routing/route.ts";
import { defaultView } from "../../routing/view.ts";
import { testPorts } from "../support/test-renderer.ts";
import { shippedContentClient } from "./failures/shipped-content-client.ts";

const content = await shippedContentClient();
const { renderPage } = createRenderer(
  registries,
  testPorts([], { content, sharedDocuments: (host) => content.ofHost(host, sharedTypes) }).ports,
);

/** The home pages of all hosts, in each of their languages. */
const homes = (await content.all([...registries.pageTypes.keys()])).flatMap(({ uid, lang }) => {
  const site = sites.find(({ host }) => host === uid);
  const locale = localeOfContentLanguage(lang);
  return site === undefined || locale === undefined ? [] : [{ host: site.host, lang, site, locale }];
});

/** Returns the addresses that the footer of a page links to. */
async function footerLinks(route: Route): Promise<readonly string[]> {
  const outcome = await renderPage(route);
  if (outcome.kind !== "page") throw new Error(`${outcome.kind} instead of a page`);
  const html = renderToStaticMarkup(<>{outcome.footer}</>);
  return [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href = ""]) => href);
}

/** Returns the page of a path on a host, requested as a visitor does. */
async function visit({ host }: Site, path: string): Promise<string> {
  const cookies = { currency: undefined, previewing: false };
  const resolution = resolve({ host, path, query: "", cookies, development: false });
  if (resolution.kind !== "page") return resolution.kind;
  const [, name = "", locale = "", currency = "", view = "", ...rest] = resolution.internalPath.split("/");
  const route = readRoute({ host: name, locale, currency, view, path: rest });
  return route === undefined ? "no route" : (await renderPage(route)).kind;
}

describe("C18: every host links its own legal pages and its help", () => {
  it("every host has a home page", () => {
    expect(new Set(homes.map(({ host }) => host))).toEqual(new Set(sites.map(({ host }) => host)));
  });

  it.each(homes)("$host in $lang", async ({ site, locale }) => {
    const links = await footerLinks({ site, locale, currency: "auto", view: defaultView, path: [] });
    const terms = ["privacy-policy", "terms-and-conditions", "terms-of-usage", "cancellation"];
    for (const page of [...terms, "imprint", "accessibility", "help-center"]) {
      const link = links.find((href) => href.endsWith(`/${page}/`)) ?? "";
      expect(link, page).toMatch(/^\/(?!\/)/);
      expect(await visit(site, link), link).toBe("page");
    }
  });
});
