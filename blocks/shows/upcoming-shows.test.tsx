import { cleanup, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { pageTypes } from "../../customtypes/index.ts";
import broadway from "../../hosts/broadway.ts";
import tessera from "../../hosts/tessera.ts";
import westend from "../../hosts/westend.ts";
import { locales } from "../../i18n/locales.ts";
import { testCity } from "../../tests/support/test-city.ts";
import { testContents, testPage, testProductPages } from "../../tests/support/page-context.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import type { PageContext } from "../../renderer/index.ts";
import { upcomingShowNeeds, upcomingShows } from "./upcoming-shows.ts";
import { UpcomingShows } from "./UpcomingShows.tsx";

beforeEach(cleanup);

const productPages = testProductPages({ types: pageTypes.flatMap((type) => type.productPages ?? []) });
const query = { type: "showpage", withoutProduct: true, excludedTags: ["not-listed"] } as const;

const show = (name: string, data: object, lang = "en-us", host: string = westend.host) => ({
  id: `${name}-${lang}`,
  uid: `${host}.${name.toLowerCase().replaceAll(" ", "-")}`,
  type: "showpage",
  lang,
  tags: [],
  data: { show_name: name, ...data },
});
const train = show("Night Train", { opening_date: "2027-03-05" });
const soon = show("Some Day", {});
const first = show("First Snow", { opening_date: "2026-12-01" });
const running = show("Long Run", { opening_date: "2026-10-01" });
const over = show("Last Call", { closing_date: "2026-11-20" });
const elsewhere = show("Far Away", { opening_date: "2026-12-01" }, "en-us", broadway.host);

function createShowsPage(documents: readonly ReturnType<typeof show>[], changes: Partial<PageContext> = {}) {
  const snapshot = testSnapshot({
    found: {
      documents: [
        [query, documents.filter(({ lang }) => lang === (changes.locale ?? locales.en).contentLanguage)],
        [{ ...query, language: "base" }, documents.filter(({ lang }) => lang === "en-us")],
      ],
    },
    readAt: Date.parse("2026-11-21T12:00:00Z"),
  });
  return testPage({ site: westend, productPages, snapshot, ...changes });
}

describe("D12: shows that have a page, and that nobody sells yet", () => {
  it("are those of the site that will open, the next one first", () => {
    const shows = upcomingShows(createShowsPage([soon, train, running, over, elsewhere, first]));
    expect(shows.map(({ name, note, target }) => [name.text, note, target.href])).toEqual([
      ["First Snow", "Opening on 01 Dec 2026", "/first-snow/"],
      ["Night Train", "Opening on 05 Mar 2027", "/night-train/"],
      ["Some Day", "Coming soon", "/some-day/"],
    ]);
  });

  it.each([
    ["2026-12-04T12:00:00Z", "Opens tomorrow"],
    ["2026-12-05T00:30:00Z", "Opens tomorrow"],
    ["2026-12-06T00:30:00Z", "Opens today"],
    ["2026-12-06T05:00:00Z", undefined],
  ])("E3: are there until their first day is over in their city: at %s, %s", (moment, note) => {
    const opens = show("Night Train", { opening_date: "2026-12-05" }, "en-us", broadway.host);
    const newYork = { timeZone: "America/New_York" };
    const cities = [[{ code: "NEW_YORK" }, testCity(newYork)]] as const;
    const products = [testProduct({ cityCode: "NEW_YORK", ...newYork })];
    const notesWith = (found: Parameters<typeof testSnapshot>[0], changes: Partial<PageContext>) => {
      const snapshot = testSnapshot({
        found: { documents: [[query, [opens]]], ...found?.found },
        readAt: Date.parse(moment),
      });
      return upcomingShows(testPage({ site: broadway, productPages, snapshot, ...changes })).map((each) => each.note);
    };
    const expected = note === undefined ? [] : [note];
    expect(notesWith({ found: { cities } }, {})).toEqual(expected);
    expect(notesWith({}, { contents: testContents({ described: products }) })).toEqual(expected);
  });

  it("are in the page's language, and in English where they lack it", () => {
    const german = show("Night Train", { show_name: "Nachtzug" }, "de-de");
    const shows = upcomingShows(createShowsPage([german, train, soon], { locale: locales.de }));
    expect(shows.map(({ name, target }) => [name, target])).toEqual([
      [{ text: "Nachtzug" }, { href: "/de/night-train/" }],
      [
        { text: "Some Day", lang: "en", dir: "ltr" },
        { href: "/de/some-day/", hrefLang: "en" },
      ],
    ]);
  });

  it("are cards without a price, each of which leads to its page; without any there is no section", () => {
    const page = createShowsPage([train]);
    render(<UpcomingShows shows={upcomingShows(page)} page={page} />);
    const section = within(screen.getByRole("region", { name: "Upcoming shows" }));
    expect(section.getByRole("article").textContent).toContain("Opening on 05 Mar 2027");
    expect(section.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/night-train/"]);
    cleanup();
    const { container } = render(<UpcomingShows shows={[]} page={page} />);
    expect(container.innerHTML).toBe("");
  });

  it("H28: are one more query on a site of shows, and none on a site that sells everything", () => {
    const queriesOn = (site: PageContext["site"]) => {
      const { documents } = upcomingShowNeeds(testPage({ site, productPages }));
      return [...(documents?.values() ?? [])].length;
    };
    expect([westend, tessera].map(queriesOn)).toEqual([1, 0]);
  });
});
