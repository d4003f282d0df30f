import { describe, expect, it } from "vitest";
import tessera from "../../../hosts/tessera.ts";
import { locales } from "../../../i18n/locales.ts";
import { createRenderer } from "../../../renderer/line.ts";
import { defaultView, type View } from "../../../routing/view.ts";
import { renderWithIslands } from "../../../tests/support/render-with-islands.tsx";
import { testProduct } from "../../../tests/support/test-product.ts";
import { testProvider } from "../../../tests/support/test-provider.ts";
import { testPorts, testRegistries } from "../../../tests/support/test-renderer.ts";
import { testSight } from "../../../tests/support/test-sight.ts";
import { pageTypes } from "../../index.ts";

const date = "2026-11-27";

const places = new Map([
  [7, { latitude: 41.8902, longitude: 12.4922 }],
  [8, { latitude: 41.8986, longitude: 12.4769 }],
  [30, { latitude: 41.3809, longitude: 2.1228 }],
]);

const byDay = { opens: "09:00", closes: "17:00", lastEntry: "16:00" };

/** Every product takes 90 minutes, enters the sight 1, and can be booked; 99 is not sold. */
async function visit(view: Partial<View>, hours = byDay) {
  const calls: string[] = [];
  const sight = testSight({
    schedules: [
      {
        startDate: "2026-01-01",
        endDate: "2026-12-31",
        days: [{ day: "FRIDAY", closed: false, ...hours }],
      },
    ],
  });
  const createPlanProduct = (id: number) => {
    const product = testProduct({ id, slug: `tour-${id}`, name: `Tour ${id}`, minDuration: 90, maxDuration: 90 });
    const place = places.get(id) ?? { latitude: undefined, longitude: undefined };
    const stop = { name: { text: "Sight" }, minutes: 60, admission: "INCLUDED" as const, poiId: 1 };
    return {
      ...product,
      timeZone: "Europe/Rome",
      startLocation: { address: `Via ${id}`, postalCode: "00184", cityName: "Rome", countryName: "Italy", ...place },
      facts: { ...product.facts, itinerary: [stop] },
    };
  };
  const provider = testProvider(
    {
      products: ({ id }) => (id === 99 ? undefined : createPlanProduct(id)),
      nextAvailable: ({ id, from }) => (id === 9 ? undefined : from),
      pois: () => sight,
      landmarks: () => [
        { name: { text: "Colosseum" }, latitude: 41.8902, longitude: 12.4922 },
        { name: { text: "Piazza Venezia" }, latitude: 41.8964, longitude: 12.4826 },
      ],
    },
    (name, keys) => calls.push(`${name} ${keys.join()}`),
  );
  const { renderPage } = createRenderer(testRegistries({ pageTypes }), testPorts([], { provider }).ports);
  const route = { site: tessera, locale: locales.en, currency: "EUR" as const, path: ["plan"] };
  const outcome = await renderPage({ ...route, view: { ...defaultView, ...view } });
  if (outcome.kind !== "page") throw new Error(outcome.kind);
  const html = (await renderWithIslands(outcome.content)).replaceAll(/<style[^]*?<\/style>/g, "");
  return { outcome, calls, body: new DOMParser().parseFromString(html, "text/html").body };
}

const stepsIn = (body: HTMLElement) =>
  [...body.querySelectorAll("ol > li")].map((step) => [
    step.querySelector("h2")?.textContent,
    ...[...step.querySelectorAll("[data-conflict]")].map(({ textContent }) => textContent.replaceAll("\u00a0", " ")),
  ]);

describe("X12: the page that plans a day", () => {
  it("reads all it needs in four calls, whatever the number of visits", async () => {
    const { calls } = await visit({ date, items: "7-0930,8-1130,9" });
    expect(calls.toSorted()).toEqual([
      "landmarks ROME",
      `nextAvailable ${["7", "8", "9"].map((id) => `${id}/${date}/${date}/1`).join()}`,
      "pois 1",
      "products 7,8,9",
    ]);
  });

  it("flags overlaps, ways, opening hours, and what can't be booked", async () => {
    const { body } = await visit({ date, items: "7-0930,8-1030,9" });
    expect(stepsIn(body)).toEqual([
      ["Tour 7"],
      ["Tour 8", "Overlaps with “Tour 7” by 30 minutes."],
      ["Tour 9", "Not available on this date."],
    ]);
    expect(body.textContent).toContain("2 clashes");
    expect(stepsIn((await visit({ date, items: "7-0930,8-1105" })).body)).toEqual([
      ["Tour 7"],
      ["Tour 8", "You need 25 minutes more to get here from “Tour 7”."],
    ]);
    expect(stepsIn((await visit({ date, items: "7-1545" })).body)).toEqual([
      ["Tour 7", "It closes at 17:00, before this visit ends."],
    ]);
    const fine = (await visit({ date, items: "7-0930,8-1130" })).body;
    expect(fine.textContent).toContain("No clashes in this plan.");
  });

  it("W123: leads from the form to what the plan comes to, which its title says first", async () => {
    const { body, outcome } = await visit({ date, items: "7-0930,8-1030,9" });
    expect(outcome.metadata.title).toBe("2 clashes · Plan a day | Tessera");
    const [, target = ""] = body.querySelector("form")?.action.split("#") ?? [];
    expect(body.querySelector<HTMLElement>(`#${target}[tabindex="-1"]`)?.textContent).toContain("2 clashes");
    expect((await visit({ date, items: "7-0930,8-1130" })).outcome.metadata.title).toBe("Plan a day | Tessera");
  });

  it("says what is too far away for one day, and no time of the way", async () => {
    const { body } = await visit({ date, items: "7-0930,30-1400" });
    expect(stepsIn(body)).toEqual([["Tour 7"], ["Tour 30", "Too far from “Tour 7” for the same day."]]);
    expect(body.textContent).not.toContain("public transport");
  });

  it.each([
    ["neither a day nor a start", { items: "7,8" }, ["day", "starts"]],
    ["no day", { items: "7-0930,8-1130" }, ["day"]],
    ["no start", { date, items: "7,8" }, ["starts"]],
    ["one start of two", { date, items: "7-0930,8" }, ["starts"]],
    ["all that is checked", { date, items: "7-0930,8-1130" }, ["nothing"]],
    ["conflicts without a day", { items: "7-0930,8-1030" }, ["conflict", "day"]],
    ["conflicts with one start of two", { date, items: "7-0930,9" }, ["conflict", "starts"]],
  ])("says what has to be chosen before all is checked: %s", async (_what, view, said) => {
    const text = (await visit(view)).body.textContent;
    const texts = {
      conflict: "1 clash",
      day: "Choose a date to see whether opening hours and tickets fit.",
      starts: "Choose a start time for each visit to see whether the times fit.",
      nothing: "No clashes in this plan.",
    };
    expect(Object.entries(texts).flatMap(([name, each]) => (text.includes(each) ? [name] : []))).toEqual(said);
  });

  it("is a form that works without script: its address is the plan", async () => {
    const { body } = await visit({ date, items: "7-0930,8" });
    const form = body.querySelector("form");
    expect([form?.getAttribute("action"), form?.method]).toEqual(["/plan/#verdict", "get"]);
    const values = new FormData(form ?? undefined);
    expect([values.get("date"), values.getAll("items")]).toEqual([date, ["7-0930", "8"]]);
    const options = [...(form?.querySelector("select")?.options ?? [])].map(({ value }) => value);
    expect([options[0], options[1], options.at(-2), options.at(-1)]).toEqual(["7", "7-0900", "7-1600", ""]);
  });

  it.each([
    [{ opens: "08:30", closes: "00:45", lastEntry: "23:45" }, "7-2330"],
    [{ opens: "08:30", closes: "24:00", lastEntry: "24:00" }, "7-2330"],
    [{ opens: "18:00", closes: "02:00", lastEntry: "01:30" }, "7-2330"],
  ])("offers no start of the next day where a sight has %j", async (hours, last) => {
    const { body } = await visit({ date, items: "7-2200" }, hours);
    const options = [...(body.querySelector("select")?.options ?? [])].map(({ value }) => value);
    expect(options.at(-2)).toBe(last);
    expect(stepsIn(body)).toEqual([["Tour 7"]]);
  });

  it("has no map of places in several cities, also of the same latitude", async () => {
    const { body } = await visit({ items: "7,30" });
    expect(body.querySelector("figure")).toBeNull();
  });

  it("has a map of the places, and a file for a calendar with those that have a start", async () => {
    const { body } = await visit({ date, items: "7-0930,8-1130,9" });
    expect(body.querySelectorAll("figure polyline")).toHaveLength(1);
    const words = [...body.querySelectorAll("figure text")].map(({ textContent }) =>
      textContent.replace("\u00a0", " "),
    );
    expect(words).toEqual(["2 km", "Piazza Venezia", "1", "Colosseum", "2", "Tour 8"]);
    const href = decodeURIComponent(body.querySelector("a[download]")?.getAttribute("href") ?? "");
    expect(href.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(href).toContain("DTSTART:20261127T083000Z");
    expect(href).toContain("LOCATION:Via 7\\, 00184\u00a0Rome");
    expect((await visit({ items: "7-0930" })).body.querySelector("a[download]")).toBeNull();
  });

  it.each([
    [9, false],
    [10, true],
  ])("says how many visits a plan has at most once it is full: with %d %j", async (count, isFull) => {
    const items = Array.from({ length: count }, (_, index) => index + 101).join(",");
    const { body } = await visit({ items });
    expect(body.textContent.includes("A plan can hold up to 10 experiences.")).toBe(isFull);
  });

  it("counts what is no longer sold, and says what to do without any visit", async () => {
    expect((await visit({ items: "7,99" })).body.textContent).toContain("1 experience is no longer available.");
    const { body, calls } = await visit({});
    expect([body.textContent.includes("Save some experiences"), calls]).toEqual([true, []]);
    expect(body.querySelector("noscript")?.textContent).toContain("To save experiences, turn on JavaScript.");
  });

  it("has a button that copies its link, where it has visits", async () => {
    const buttonIn = (body: HTMLElement) => body.querySelector("x-island[name='plan/CopyLink'] button")?.textContent;
    expect(buttonIn((await visit({ items: "7" })).body)).toBe("Copy the link");
    expect(buttonIn((await visit({ items: "99" })).body)).toBeUndefined();
  });

  it("is not indexed, and its canonical address has no plan", async () => {
    const { alternates, robots } = (await visit({ items: "7" })).outcome.head;
    expect([robots, alternates?.canonical]).toEqual([{ index: false, follow: true }, "/plan/"]);
  });
});
