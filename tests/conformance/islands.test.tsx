import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { act } from "@testing-library/react";
import type { ComponentType } from "react";
import * as v from "valibot";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { testCalendar } from "../../catalog/calendar/calendar.example.ts";
import { calendarMonths } from "../../catalog/experience/calendar-months.ts";
import { richText } from "../../content/fields/rich-text.ts";
import { pageFields } from "../../customtypes/page-fields.ts";
import { CopyButton } from "../../customtypes/plan_page/plan/CopyButton.tsx";
import { SavedPage } from "../../customtypes/saved_page/saved/SavedPage.tsx";
import { ChoiceForm } from "../../customtypes/cookie_page/settings/ChoiceForm.tsx";
import { Months } from "../../customtypes/showpage/show/performances/Months.tsx";
import { RichTextView } from "../../renderer/rich-text/RichTextView.tsx";
import { findIslands } from "../../scripts/build/islands/find-islands.ts";
import { Consent } from "../../ui/consent/Consent.island.tsx";
import { hydrate } from "../../framework/islands/browser/hydrate.tsx";
import { SearchForm } from "../../ui/search/SearchForm.tsx";
import { CurrencyForm } from "../../ui/shell/CurrencyForm.tsx";
import { RememberedVisit } from "../../ui/tools/RememberedVisit.tsx";
import { SavedLink } from "../../ui/tools/SavedLink.tsx";
import { buildIslandsApart, startBuiltIsland } from "../support/built-islands.ts";
import { SeatsExample, start as startView } from "../support/seats-example.tsx";
import { sliceMocks } from "../support/mock-slices.ts";
import { testPage } from "../support/page-context.ts";
import { baseFields, renderPart } from "../support/render-part.tsx";
import { renderWithIslands } from "../support/render-with-islands.tsx";
import { testProduct } from "../support/test-product.ts";
import { testShow } from "../support/test-show.ts";

const root = path.join(import.meta.dirname, "../..");
const islands = findIslands(root);
const clients = import.meta.glob("../../{slices,blocks,renderer,ui,customtypes,shortcodes}/**/*.client.tsx");

// Below the project, so that nothing transforms what the build wrote.
const folder = mkdtempSync(path.join(root, "node_modules/.built-islands-"));
afterAll(() => rmSync(folder, { recursive: true }));
const built = await buildIslandsApart(root, folder);

/** Returns the elements of all islands of mocks, a calendar and a film, as the server sends them. */
async function serverElements(): Promise<readonly HTMLElement[]> {
  const film = v.parse(richText(), [
    { type: "embed", oembed: { embed_url: "https://vimeo.com/76979871", title: "Rome" } },
  ]);
  const { locale, t } = testPage();
  const today = "2026-11-22";
  const calendar = testCalendar("2026-12-01");
  const product = { ...testProduct(), show: testShow() };
  const dates = {
    product,
    party: 2,
    most: 12,
    today,
    months: calendarMonths(calendar, today),
    later: undefined,
    calendar,
    starts: [],
  };
  const nodes = [
    <RichTextView key="film" value={film} page={testPage()} />,
    <Months key="months" data={dates} page={testPage()} />,
    <SeatsExample key="seats" view={startView} />,
    <SearchForm key="search" sells={undefined} id="search" locale={locale} t={t} />,
    <CurrencyForm
      key="currency"
      currencies={[{ code: "EUR", symbol: "€" }]}
      currency="EUR"
      currencyAction="/"
      returnTo="/"
      t={t}
    />,
    <SavedLink key="saved" locale={locale} t={t} />,
    <RememberedVisit key="visit" id={product.id} price={product.price} locale={locale} t={t}>
      Price
    </RememberedVisit>,
    <SavedPage key="list" fields={v.parse(v.object(pageFields), {})} page={testPage()}>
      {null}
    </SavedPage>,
    <CopyButton key="copy" page={testPage()} />,
    <Consent key="consent" kind="city">
      Cookie settings
    </Consent>,
    <ChoiceForm key="choices" t={t} />,
  ];
  const parts = await Promise.all(
    sliceMocks().map((mock) =>
      renderPart(
        { part: mock.type, variation: mock.variation },
        baseFields({ part: mock.type, variation: mock.variation }),
      ),
    ),
  );
  const pages = await Promise.all(
    [...nodes, ...parts.map((part) => part.nodes)].map((each) => renderWithIslands(each)),
  );
  return pages.flatMap((html) => [
    ...new DOMParser().parseFromString(html, "text/html").querySelectorAll<HTMLElement>("x-island"),
  ]);
}

const elements = await serverElements();
const listElementsByName = (name: string) => elements.filter((element) => element.getAttribute("name") === name);

const propsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
const parseIslandProps = (element: HTMLElement) => v.parse(propsSchema, element.getAttribute("props"));
const clientSchema = v.record(
  v.string(),
  v.custom<ComponentType<Record<string, unknown>>>((each) => typeof each === "function"),
);

type Start = (element: HTMLElement) => Promise<void>;

describe.each(islands)("the island $name", ({ name }) => {
  it("is in a mock, with content that works without script and props that are JSON", () => {
    expect(listElementsByName(name).length).toBeGreaterThan(0);
    for (const element of listElementsByName(name)) {
      expect(element.textContent).not.toBe("");
      expect(parseIslandProps(element)).toBeTypeOf("object");
      expect(["visible", "touched", "idle"]).toContain(element.getAttribute("when"));
    }
  });
});

describe.each(islands.filter(({ kind }) => kind === "react"))("the React island $name", ({ name, file }) => {
  const hydrateSource: Start = async (element) => {
    const client = v.parse(clientSchema, await clients[`../../${file}`]?.())[path.basename(name)];
    if (client === undefined) throw new Error(`${file} exports no ${path.basename(name)}.`);
    const started: Promise<void>[] = [];
    await act(async () => void started.push(hydrate(client, element, parseIslandProps(element))));
    await Promise.all(started);
  };
  const startBuilt: Start = (element) => {
    const own = path.join(folder, built.islands[name]?.[0] ?? "");
    return startBuiltIsland(own, { name, element, data: parseIslandProps(element) });
  };

  it.each([
    ["source", hydrateSource],
    ["build", startBuilt],
  ])("hydrates from its %s without a mismatch, and reuses the server's elements", async (_from, start) => {
    const errors = vi.spyOn(console, "error").mockReturnValue();
    onTestFinished(() => errors.mockRestore());
    for (const original of listElementsByName(name)) {
      const element = document.importNode(original, true);
      document.body.replaceChildren(element);
      const before = [...element.querySelectorAll("*")];
      await start(element);
      expect([...element.querySelectorAll("*")]).toEqual(before);
      expect(before.filter((each) => !each.isConnected)).toEqual([]);
    }
    expect(errors.mock.calls).toEqual([]);
  });
});
