import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { loadCatalog } from "../source/load-catalog.ts";
import { startProvider } from "./start-provider.ts";
import { calendarAnswer } from "./wire-schema/calendar.ts";
import { inventoriesAnswer } from "./wire-schema/inventory.ts";
import { tourGroup } from "./wire-schema/tour-group.ts";

/** A Saturday. */
const ask = await startProvider({ now: () => Date.parse("2026-11-21T09:00:00Z") });

const file = new URL("../data/special-cases.json", import.meta.url);
const cases = v.parse(
  v.record(v.string(), v.strictObject({ product: v.number(), shows: v.string() })),
  JSON.parse(readFileSync(file, "utf8")),
);

/** For what the API does not tell. */
const catalog = loadCatalog(new URL("../data/", import.meta.url));

type Group = v.InferOutput<typeof tourGroup>;

const api = "/api/v6/tour-groups";
const fetchProduct = async (id: number) => v.parse(tourGroup, (await ask(`${api}/${id}`)).json());
const fetchSlots = async ({ id }: Group) =>
  v.parse(inventoriesAnswer, (await ask(`${api}/${id}/inventories?for-days=14`)).json()).inventories;
const fetchDates = async ({ id }: Group) => {
  const range = "from-date=2026-11-21&to-date=2027-02-18";
  return v.parse(calendarAnswer, (await ask(`/api/v7/tour-groups/${id}/calendar?${range}`)).json()).dates;
};

const paxTypes = async (group: Group) =>
  new Set((await fetchSlots(group)).flatMap(({ pricing }) => pricing.persons.map(({ type }) => type)));
const listWeekdays = (dates: readonly string[]) => new Set(dates.map((date) => new Date(date).getUTCDay()));
const toHour = (start: string) => Number(start.slice(11, 13));
const adultPrices = async (group: Group) =>
  (await fetchSlots(group)).map(({ startDateTime, pricing }) => ({
    day: startDateTime.slice(0, 10),
    hour: toHour(startDateTime),
    price: pricing.persons[0]?.price ?? 0,
  }));
const codes = ({ descriptors }: Group) => descriptors.map(({ code }) => code);

/** True when the product is what the case says. */
type Check = (group: Group) => boolean | Promise<boolean>;

const flow =
  (flowType: Group["flowType"]): Check =>
  (group) =>
    group.flowType === flowType;

const checks: Readonly<Record<string, Check>> = {
  "pax-youth-student-family-infant": async (group) => {
    const types = await paxTypes(group);
    return (["ADULT", "YOUTH", "CHILD", "SENIOR", "STUDENT", "INFANT", "FAMILY"] as const).every((type) =>
      types.has(type),
    );
  },
  "pax-military": async (group) => (await paxTypes(group)).has("MILITARY"),
  "pax-general": async (group) => (await paxTypes(group)).has("GENERAL"),
  "pax-differ-by-slot": async (group) => {
    const slots = await fetchSlots(group);
    return new Set(slots.map(({ pricing }) => pricing.persons.map(({ type }) => type).join())).size > 1;
  },
  "group-tiers": async (group) => {
    const tiers = (await fetchSlots(group))[0]?.pricing.groups ?? [];
    const heads = tiers.map(({ size, price }) => price / size);
    const falling = heads.every((price, index) => index === 0 || price < (heads[index - 1] ?? 0));
    return tiers.map(({ size }) => size).join() === "4,7,10" && falling;
  },
  "evening-dearer": async (group) => {
    const prices = await adultPrices(group);
    return prices.some((early) =>
      prices.some((late) => late.day === early.day && late.hour > early.hour && late.price > early.price),
    );
  },
  "weekend-dearer": async (group) => {
    const dates = Object.entries(await fetchDates(group));
    const lowest = (weekend: boolean) =>
      Math.min(
        ...dates
          .filter(([date]) => [0, 6].includes(new Date(date).getUTCDay()) === weekend)
          .map(([, { listingPrice }]) => listingPrice),
      );
    return lowest(true) > lowest(false);
  },
  "discount-on-some-dates": async (group) => {
    const discounts = Object.values(await fetchDates(group)).map(({ discountAvailable }) => discountAvailable);
    return new Set(discounts).size === 2;
  },
  "always-closed": async (group) => {
    const slots = await fetchSlots(group);
    const isClosed = slots.length > 0 && slots.every(({ availability }) => availability === "CLOSED");
    return isClosed && group.listingPrice === null && Object.keys(await fetchDates(group)).length === 0;
  },
  unavailable: ({ listingPrice }) => listingPrice === null,
  "open-dated": ({ allVariantOpenDated }) => allVariantOpenDated,
  "reschedulable-only": ({ cancellationPolicyV2, reschedulePolicy }) =>
    !cancellationPolicyV2.cancellable && reschedulePolicy.reschedulable,
  "neither-cancellable-nor-reschedulable": ({ cancellationPolicyV2, reschedulePolicy }) =>
    !cancellationPolicyV2.cancellable && !reschedulePolicy.reschedulable,
  "cancellable-at-any-time": ({ cancellationPolicyV2 }) => cancellationPolicyV2.cancellableUpTo === 0,
  "cancellable-72-hours": ({ cancellationPolicyV2 }) => cancellationPolicyV2.cancellableUpTo === 72 * 60,
  "cancellable-14-days": ({ cancellationPolicyV2 }) => cancellationPolicyV2.cancellableUpTo === 14 * 24 * 60,
  "validity-unknown": ({ ticketValidity }) => ticketValidity.ticketValidityType === "EXTENDABLE_BUT_UNKNOWN",
  "validity-60-days": ({ ticketValidity }) => ticketValidity.ticketValidityUntilDaysFromPurchase === 60,
  "validity-59-days": ({ ticketValidity }) => ticketValidity.ticketValidityUntilDaysFromPurchase === 59,
  "validity-until-date": ({ ticketValidity }) => ticketValidity.ticketValidityUntilDate !== null,
  "show-matinee": async (group) => {
    const starts = (await fetchSlots(group)).map(({ startDateTime }) => startDateTime);
    const matinees = starts.filter((start) => toHour(start) < 17).map((start) => start.slice(0, 10));
    const days = listWeekdays(starts.map((start) => start.slice(0, 10)));
    return !days.has(1) && [3, 6].every((day) => listWeekdays(matinees).has(day));
  },
  "show-closing-tomorrow": ({ id }) => catalog.products.get(id)?.run?.last === 1,
  "show-reopening-today": ({ id }) => catalog.products.get(id)?.run?.first === 0,
  "show-reopening": ({ show }) => show?.reopeningDate !== null && show?.openingDate === null,
  "show-opening": ({ show, ratingCount }) => show?.openingDate !== null && ratingCount === 0,
  "show-two-parts": ({ id }) => catalog.products.get(id)?.show?.parts === 2,
  "show-closed": ({ listingPrice }) => listingPrice === null,
  "six-vehicles": ({ variants }) => new Set(variants.flatMap(({ tags }) => tags)).size === 6,
  "hop-on-hop-off": ({ id }) => {
    const { network, variants = [] } = catalog.products.get(id) ?? {};
    return network?.routes.length === 3 && variants.map(({ hours }) => hours).join() === "24,48,72";
  },
  "combo-of-two": ({ id, combo }) => combo && catalog.products.get(id)?.parts.length === 2,
  "city-card": ({ primarySubCategory }) => primarySubCategory.id === 1008,
  "weather-dependent": (group) => codes(group).includes("WEATHER_DEPENDENT"),
  "minimum-travellers": (group) => codes(group).includes("MINIMUM_TRAVELLERS"),
  "no-ratings": ({ ratingCount, reviewsDetails }) => ratingCount === 0 && !reviewsDetails.showRatings,
  cashback: ({ listingPrice }) => (listingPrice?.cashbackValue ?? 0) > 0,
  "flow-normal": flow("NORMAL"),
  "flow-combo": flow("COMBO"),
  "flow-reservation": flow("RESERVATION"),
  "flow-seatmap": flow("SEATMAP"),
  "flow-seatmap-iframe": flow("SEATMAP_IFRAME"),
  "flow-svg": flow("SVG"),
  "flow-private-airport-transfer": flow("PRIVATE_AIRPORT_TRANSFER"),
  "flow-shared-airport-transfer": flow("SHARED_AIRPORT_TRANSFER"),
};

describe("the special cases are what their file says", () => {
  it("every case of the file is checked, and nothing else", () => {
    expect(Object.keys(checks).toSorted()).toEqual(Object.keys(cases).toSorted());
  });

  it.each(Object.entries(cases).map(([key, { product, shows }]) => [key, product, shows] as const))(
    "%s: product %i: %s",
    async (key, product) => {
      expect(await checks[key]?.(await fetchProduct(product))).toBe(true);
    },
  );
});
