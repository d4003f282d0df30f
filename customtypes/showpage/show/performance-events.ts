import type { Slot } from "../../../catalog/inventory/inventory.ts";
import type { PostalAddress } from "../../../catalog/place/place.ts";
import { performancesQuery } from "../../../catalog/show/next-performances.ts";
import { findRun } from "../../../catalog/show/show-dates.ts";
import { nodeId, type PageContext, type StructuredNode } from "../../../renderer/index.ts";
import { readSale } from "../../../blocks/products/product-on-page.ts";
import { addressNode } from "../../../blocks/places/place-nodes.ts";
import { formatAmount, toProductBookingUrl } from "../../../blocks/products/product-structured-data.ts";
import { dayIn } from "../../../i18n/dates.ts";
import { zonedIso, zonedMoment } from "../../../i18n/zoned-moment.ts";
import type { ShowProduct } from "./find-show-product.ts";

/** Performances that are listed: those of a week and a half, for a show with matinees. */
const maxEvents = 12;

/** The provider's sub-categories that schema.org has an event for; any other is a play. */
const typeOfSubCategory: ReadonlyMap<number, string> = new Map([
  [7003, "ComedyEvent"],
  [7005, "MusicEvent"],
  [7006, "DanceEvent"],
]);

/**
 * Returns a show as search engines read it: its run, its house, and each of the next performances. It is empty
 * where the show can't be booked, or where the address of the house is unknown.
 */
export function performanceNodes(product: ShowProduct, page: PageContext): readonly StructuredNode[] {
  const { show, startLocation: place, timeZone } = product;
  const isSold = readSale(product, page).price !== undefined;
  if (!isSold || place === undefined || place.address === "" || show.theatre === undefined) return [];
  const { readAt } = page.snapshot;
  const slots = (page.snapshot.get("slots", performancesQuery(product.id)) ?? []).filter(
    ({ startDate: date, startTime: time }) => (zonedMoment({ date, time }, timeZone) ?? 0) > readAt,
  );
  const starts = [...new Map(slots.toSorted(bySale).map((slot) => [formatStart(slot), slot])).values()];
  const next = starts.toSorted((one, other) => formatStart(one).localeCompare(formatStart(other))).slice(0, maxEvents);
  if (next.length === 0) return [];
  return [
    theatreNode(show.theatre, place, page),
    runNode(product, page),
    ...next.flatMap((slot) => eventNodes(slot, product, page)),
  ];
}

function formatStart({ startDate, startTime }: Slot): string {
  return `${startDate}T${startTime}`;
}

/**
 * Sorts sold-out slots first, then the dearest. The last of several tours of one start counts: the cheapest available
 * one.
 */
function bySale(one: Slot, other: Slot): number {
  return Number(isOpen(one)) - Number(isOpen(other)) || other.price.minor - one.price.minor;
}

function isOpen({ availability }: Slot): boolean {
  return availability.kind !== "CLOSED";
}

function theatreNode(
  { name, capacity }: NonNullable<ShowProduct["show"]["theatre"]>,
  place: PostalAddress,
  page: PageContext,
): StructuredNode {
  return {
    "@type": "PerformingArtsTheater",
    "@id": nodeId(page, "theatre"),
    name,
    ...addressNode(place),
    ...(capacity !== undefined && { maximumAttendeeCapacity: capacity }),
  };
}

/** The run is a series of events. Its days have no time. */
function runNode({ name, show: { dates }, timeZone }: ShowProduct, page: PageContext): StructuredNode {
  const { first: startDate, last: endDate } = findRun(dates, dayIn(timeZone, page.snapshot.readAt));
  return {
    "@type": "EventSeries",
    "@id": nodeId(page, "run"),
    name: name.text,
    ...(startDate !== undefined && { startDate }),
    ...(endDate !== undefined && { endDate }),
    location: { "@id": nodeId(page, "theatre") },
    workPerformed: { "@type": "CreativeWork", "@id": nodeId(page, "work"), name: name.text },
  };
}

/** Returns a performance; nothing where its zone is unknown, as search engines require the offset of its start. */
function eventNodes(slot: Slot, product: ShowProduct, page: PageContext): readonly StructuredNode[] {
  const { name, show, timeZone, subCategory, images } = product;
  const { startDate: date, startTime: time } = slot;
  const startDate = zonedIso({ date, time }, timeZone);
  const image = images[0]?.url;
  if (startDate === undefined) return [];
  return [
    {
      "@type": typeOfSubCategory.get(subCategory?.id ?? 0) ?? "TheaterEvent",
      "@id": nodeId(page, `performance-${date}-${time.replace(":", "")}`),
      name: name.text,
      startDate,
      ...(show.runningMinutes !== undefined && { duration: `PT${show.runningMinutes}M` }),
      eventStatus: "https://schema.org/EventScheduled",
      ...(show.minimumAge !== undefined && { typicalAgeRange: `${show.minimumAge}-` }),
      ...(image !== undefined && { image }),
      location: { "@id": nodeId(page, "theatre") },
      superEvent: { "@id": nodeId(page, "run") },
      workPerformed: { "@id": nodeId(page, "work") },
      offers: offerNode(slot, product, page),
    },
  ];
}

function offerNode(slot: Slot, product: ShowProduct, page: PageContext): object {
  const { startDate, price } = slot;
  return {
    "@type": "Offer",
    availability: `https://schema.org/${isOpen(slot) ? "InStock" : "SoldOut"}`,
    url: toProductBookingUrl(product, page, startDate),
    ...(isOpen(slot) && { price: formatAmount(price), priceCurrency: price.currency }),
  };
}
