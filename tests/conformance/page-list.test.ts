import { beforeAll, expect, it } from "vitest";
import { addressedTypes, registries } from "../../app/_composition/registries.ts";
import { addressReport } from "../../endpoints/addresses/address-report.ts";
import type { PagesAtRef } from "../../endpoints/addresses/create-page-list.ts";
import { type ListedPage, listedPage } from "../../endpoints/addresses/listed-page.ts";
import { createSitePageList } from "../../endpoints/addresses/page-list.ts";
import { createViewReader } from "../../endpoints/addresses/create-view-reader.ts";
import type { RawDocument } from "../../content/document.ts";
import { locales } from "../../i18n/locales.ts";
import { load } from "../../renderer/load/load.ts";
import { pageAddress, pageIdentifier } from "../../routing/page-address.ts";
import { formatInternalPath } from "../../routing/internal-path.ts";
import { fakeContent } from "../support/fake-content.ts";
import { sampled } from "../support/test-scale.ts";
import { shippedContentClient } from "./failures/shipped-content-client.ts";

let documents: readonly RawDocument[] = [];
let listed: PagesAtRef;
const listViewParameters = createViewReader(registries.pageTypes, registries.views);

beforeAll(async () => {
  const content = await shippedContentClient();
  [{ documents }, listed] = await Promise.all([
    content.allAtRef(addressedTypes, []),
    createSitePageList(content, registries).recent(),
  ]);
});

const toPageKey = (page: ListedPage) => `${pageIdentifier(page)} ${page.locale.code} ${page.shows.kind}`;
const byAddress = (a: ListedPage, b: ListedPage) => toPageKey(a).localeCompare(toPageKey(b));

it("a document without its slices is the same kind of page", () => {
  const whole = documents.flatMap((document) => listedPage(document, listViewParameters) ?? []);
  expect(listed.pages.length).toBeGreaterThan(100);
  expect(listed.pages.toSorted(byAddress)).toEqual(whole.toSorted(byAddress));
});

it("B9, B10: an address is known exactly where a document or redirect is found for it", async () => {
  const { redirects, pages } = addressReport(listed, []);
  const known = new Set([...redirects, ...pages.flatMap(({ addresses }) => addresses)]);
  const content = fakeContent(documents);
  // Types that make pages of addresses have one at each address of theirs, document or not.
  const pageTypes = new Map([...registries.pageTypes].filter(([, { fromAddress }]) => fromAddress === undefined));
  const disagreeing: string[] = [];
  for (const uid of sampled([...new Set(documents.map((document) => document.uid ?? ""))])) {
    const address = pageAddress(uid);
    if (address === undefined) throw new Error(`${uid} is on no host`);
    for (const language of address.site.languages) {
      const { kind } = await load(address, locales[language], { content, pageTypes });
      const path = formatInternalPath([address.site.host, language, ...address.path]);
      if (known.has(path) !== (kind !== "not-found")) disagreeing.push(path);
    }
  }
  expect(disagreeing).toEqual([]);
});

/** The families of pages, and a site of each sector with its kinds (A3). */
const families: readonly (readonly [site: string, kinds: readonly string[]])[] = [
  ["tessera", ["city", "category", "sub-category", "collection", "city guide", "hop-on-hop-off", "airport-transfer"]],
  ["westend", ["collection", "show", "theatre", "news", "article"]],
  ["broadway", ["collection", "show", "theatre", "news", "article"]],
  ["vienna", ["collection", "show", "theatre", "news", "article"]],
  ["pitlane", ["collection"]],
];

it.each(families)("A3: %s has pages of each of its families: %j", (name, kinds) => {
  const shown = documents.filter(({ uid }) => pageAddress(uid ?? "")?.site.name === name);
  const parsed = shown.flatMap(
    (document) => registries.pageTypes.get(document.type)?.parse(document, () => {})[0] ?? [],
  );
  const found = new Set(parsed.map(({ kind }) => kind));
  expect(kinds.filter((kind) => !found.has(kind))).toEqual([]);
});

it("B6: each parameter that a kind of page names is declared by some part", () => {
  const declared = new Set(registries.views.parameters.map(({ name }) => name));
  const named = listed.pages.flatMap(({ shows }) => (shows.kind === "page" ? shows.view : []));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !declared.has(name))).toEqual([]);
});
