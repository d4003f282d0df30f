import { fireEvent, render, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { bookingUrl } from "../../../../catalog/booking/booking-url.ts";
import type { DateAvailability } from "../../../../catalog/calendar/calendar.ts";
import type { Inventory, PersonPrice } from "../../../../catalog/inventory/inventory.ts";
import { type LocaleCode, locales } from "../../../../i18n/locales.ts";
import { defaultView } from "../../../../routing/view.ts";
import type { Variant } from "../../../../catalog/variant/variant.ts";
import { testPage } from "../../../../tests/support/page-context.ts";
import { testProduct } from "../../../../tests/support/test-product.ts";
import { testSnapshot } from "../../../../tests/support/test-snapshot.ts";
import { testVariant } from "../../../../tests/support/test-variant.ts";
import { datedData } from "../experience-data.ts";
import { BookingPanel } from "./BookingPanel.tsx";

const euros = (minor: number) => ({ minor, currency: "EUR" }) as const;
const open = { kind: "UNLIMITED", remaining: undefined } as const;

const person = (pax: string, minor: number, limits: Partial<PersonPrice> = {}): PersonPrice => ({
  pax,
  name: pax,
  ageFrom: undefined,
  ageTo: undefined,
  min: undefined,
  max: undefined,
  price: euros(minor),
  originalPrice: euros(minor),
  availability: open,
  ...limits,
});

const startAt = (startTime: string, adult: number): Inventory => ({
  tourId: 11,
  startDate: "2026-11-26",
  startTime,
  endTime: undefined,
  availability: open,
  persons: [person("ADULT", adult, { ageFrom: 18, max: 9 }), person("CHILD", 1000, { ageFrom: 4, ageTo: 17, max: 1 })],
  groups: [],
});

const offer: DateAvailability = {
  price: euros(2000),
  originalPrice: euros(2000),
  primaryPax: "ADULT",
  tourIds: [11],
  discounted: false,
  extraCharges: euros(0),
  includesExtraCharges: true,
};

interface World {
  readonly view?: Readonly<Record<string, string>>;
  readonly starts?: readonly Inventory[];
  readonly variants?: readonly Variant[];
  readonly code?: LocaleCode;
}

const day = "2026-11-26";

/** Renders the panel of product 7 on 22 November 2026. */
function renderPanel({
  view = {},
  starts = [startAt("09:00", 2000)],
  variants = [testVariant()],
  code = "en",
}: World = {}) {
  const snapshot = testSnapshot({
    found: {
      productDetails: [[{ id: 7 }, testProduct({ id: 7, defaultVariantId: 1, maxPax: 9 })]],
      variants: [[{ id: 7 }, variants]],
      variantCalendars: [[{ id: 7 }, { dates: { [day]: offer, "2026-11-27": offer }, startDate: day, endDate: day }]],
      inventories: [[{ id: 7, forDays: 14 }, starts]],
      reviews: [
        [
          { id: 7, limit: 3 },
          { reviews: [], total: 0, nextOffset: undefined },
        ],
      ],
      availabilities: [[{ id: 7, from: day, to: day }, starts]],
    },
    readAt: Date.parse("2026-11-22T12:00:00Z"),
  });
  const locale = locales[code];
  const page = testPage({
    snapshot,
    locale,
    path: ["tour-e-7"],
    view: { ...defaultView, ...view },
    bookingUrl: (product, choice) => bookingUrl({ origin: "https://book.tessera.example", locale, product, ...choice }),
  });
  const data = datedData(7, page);
  if (data === undefined) throw new Error("The product was not found.");
  return render(<BookingPanel data={data} page={page} />).container;
}

/** Returns the filled buttons that are shown, in the bar of a phone first: their words, and where they lead. */
function listSteps(root: ParentNode) {
  const all = [...root.querySelectorAll<HTMLElement>("button[popovertarget], a[data-book], a[href='#starts']")];
  return all.flatMap((each) =>
    each.closest("[hidden]") !== null || each.querySelector("svg") !== null || /^\w+ \d/.test(each.textContent)
      ? []
      : [`${each.textContent} → ${each.getAttribute("popovertarget") ?? each.getAttribute("href")}`],
  );
}

const panel = (root: ParentNode) => root.querySelector<HTMLElement>("#booking") ?? document.createElement("div");
const booking = "https://book.tessera.example/book/7";

afterEach(() => history.replaceState(null, "", "/"));

describe("W146: the words of the filled button", () => {
  it("are to choose a date, here and not on another host", () => {
    expect(listSteps(renderPanel())).toEqual(["Choose a date → dates", "Choose a date → dates"]);
  });

  it("F2: are to choose a time where a day has several", () => {
    const root = renderPanel({ view: { date: day }, starts: [startAt("09:00", 2000), startAt("14:00", 2500)] });
    expect(listSteps(root)).toEqual(["Choose a time → booking", "Choose a time → #starts"]);
    expect(panel(root).textContent).toContain("Select a time slot to continue");
  });

  it("C21, C23: are to continue with the total, at the step of the device", () => {
    const root = renderPanel({ view: { date: day } });
    const query = `date=${day}&time=09%3A00&adults=2`;
    expect(listSteps(root)).toEqual([
      `Continue · €40 → ${booking}/select/pax/?${query}`,
      `Continue · €40 → ${booking}/select/?${query}`,
      `Continue · €40 → ${booking}/select/pax/?${query}`,
    ]);
    expect(panel(root).querySelector("[role=status]")?.textContent).toBe("Total: €40");
  });

  it("are those of the start and party in the address, without script", () => {
    const starts = [startAt("09:00", 2000), startAt("14:00", 2500)];
    const root = renderPanel({ view: { date: day, time: "14:00", pax: "adult.3.child.1" }, starts });
    expect(listSteps(root)[1]).toBe(`Continue · €85 → ${booking}/select/?date=${day}&time=14%3A00&adults=3&children=1`);
  });

  it("X1, X22: book the variant that the prices are of, where a product has several", () => {
    const variants = [testVariant({ id: 1, name: "Entry" }), testVariant({ id: 2, name: "Tour", tourIds: [12] })];
    const root = renderPanel({ view: { date: day }, variants, starts: [startAt("09:00", 2500)] });
    expect(panel(root).textContent).toMatch(/from €25 .*Entry/);
    expect(listSteps(root)[1]).toBe(
      `Continue · €50 → ${booking}/select/?date=${day}&time=09%3A00&adults=2&variantId=1`,
    );
  });

  it("leave the variant open on a day that only another one has", () => {
    const variants = [testVariant({ id: 1 }), testVariant({ id: 2, tourIds: [12] })];
    const root = renderPanel({ view: { date: day }, variants, starts: [{ ...startAt("09:00", 2500), tourId: 12 }] });
    expect(listSteps(root)[1]).toBe(`Continue to booking → ${booking}/select/?date=${day}`);
  });

  it("name no total where nobody pays by the person", () => {
    const root = renderPanel({ view: { date: day }, starts: [{ ...startAt("09:00", 2000), persons: [] }] });
    expect(listSteps(root)[1]).toBe(`Continue to booking → ${booking}/select/?date=${day}&time=09%3A00`);
    expect(panel(root).querySelector("form")).toBeNull();
  });

  it("are in the language of the page", () => {
    expect(listSteps(renderPanel({ code: "ar", view: { date: day } }))[1]).toMatch(/^متابعة · .*40.* →/);
  });
});

describe("W146, P16: without script", () => {
  it("a stepper sends the next party with the day, up to the limits", () => {
    const root = renderPanel({ view: { date: day, pax: "adult.2.child.1" } });
    const form = panel(root).querySelector("form");
    const buttons = [...(form?.querySelectorAll("button") ?? [])];
    expect(form?.getAttribute("action")).toBe("#booking");
    expect(new FormData(form ?? undefined).get("date")).toBe(day);
    expect(buttons.map((each) => [each.getAttribute("aria-label"), each.disabled ? "" : each.value])).toEqual([
      ["One fewer: Adult", "adult.1.child.1"],
      ["One more: Adult", "adult.3.child.1"],
      ["One fewer: Child", "adult.2"],
      ["One more: Child", ""],
    ]);
  });

  it("days and starts are links, which have the party", () => {
    const starts = [startAt("09:00", 2000), startAt("14:00", 2500)];
    const root = renderPanel({ view: { date: day, pax: "adult.4" }, starts });
    const hrefs = (selector: string) => [...root.querySelectorAll(selector)].map((link) => link.getAttribute("href"));
    expect(hrefs("#dates td a")).toEqual([`?date=${day}&pax=adult.4`, "?date=2026-11-27&pax=adult.4#booking"]);
    expect(hrefs("[data-time]")[1]).toBe(`?date=${day}&time=14%3A00&pax=adult.4#booking`);
  });
});

describe("W146: with script", () => {
  const press = async (root: HTMLElement, name: string) => {
    const target = within(panel(root)).getByLabelText(name);
    // Another call would find the code loaded.
    await waitFor(() => {
      const before = root.innerHTML;
      fireEvent.click(target);
      expect(root.innerHTML).not.toBe(before);
    });
  };
  const read = (root: ParentNode) => [
    [...panel(root).querySelectorAll("[data-count]")].map(({ textContent }) => textContent).join(),
    panel(root).querySelector("[role=status]")?.textContent,
    panel(root).querySelector("[data-book]")?.textContent,
  ];

  it("a stepper counts, and total, booking, days and address follow", async () => {
    const root = renderPanel({ view: { date: day } });
    await press(root, "One more: Child");
    expect(read(root)).toEqual(["2,1", "Child: 1 Total: €50", "Continue · €50"]);
    expect(listSteps(root)[1]).toContain("adults=2&children=1");
    expect(root.querySelector("#dates td a")?.getAttribute("href")).toContain("pax=adult.2.child.1");
    expect(location.search).toContain("pax=adult.2.child.1");
  });

  it("the focus moves to the other button where there can be no more", async () => {
    const root = renderPanel({ view: { date: day } });
    within(panel(root)).getByLabelText("One more: Child").focus();
    await press(root, "One more: Child");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("One fewer: Child");
  });

  it("a start is chosen: then the button continues with its total", async () => {
    const root = renderPanel({ view: { date: day }, starts: [startAt("09:00", 2000), startAt("14:00", 2500)] });
    const late = root.querySelector<HTMLElement>("[data-time='14:00']");
    await waitFor(() => {
      if (late !== null) fireEvent.click(late);
      expect(late?.getAttribute("aria-current")).toBe("true");
    });
    expect(listSteps(root)[1]).toMatch(/^Continue · €50 → .*&adults=2&time=14%3A00$/);
    expect(panel(root).querySelector("p[data-next=time]")?.hasAttribute("hidden")).toBe(true);
  });

  it("before a day is chosen, the party goes along with the day", async () => {
    const root = renderPanel();
    await press(root, "One more: Adult");
    expect(read(root)).toEqual(["3,0", "Adult: 3 ", undefined]);
    expect(root.querySelector("#dates td a")?.getAttribute("href")).toContain("pax=adult.3");
  });
});
