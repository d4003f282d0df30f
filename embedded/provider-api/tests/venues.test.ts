import { expect, it } from "vitest";
import * as v from "valibot";
import { loadCatalog } from "../source/load-catalog.ts";
import { startProvider } from "./start-provider.ts";
import { calendarsAnswer } from "./wire-schema/calendar.ts";
import { tourGroupsAnswer } from "./wire-schema/tour-group.ts";

const ask = await startProvider({ now: () => Date.parse("2026-11-22T11:00:00Z") });
const { collections } = loadCatalog(new URL("../data/", import.meta.url));

const venues = [
  ["Halberg Museum", 6001, "VIENNA"],
  ["Valdoro Circuit", 6002, "MILAN"],
] as const;

const listProductIds = (id: number) => (collections.get(id)?.products ?? []).map((product) => product.id);

it.each(venues)("C1: the %s has twelve products of its own in its city", async (name, id, city) => {
  const ids = listProductIds(id);
  expect(ids).toHaveLength(12);
  const { tourGroups } = v.parse(tourGroupsAnswer, (await ask(`/api/v6/tour-groups?ids[]=${ids.join()}`)).json());
  for (const group of tourGroups) {
    expect(group.name).toContain(name);
    expect([group.city.code, group.primaryCollection?.id]).toEqual([city, id]);
    expect(group.listingPrice).not.toBeNull();
  }
  const tickets = tourGroups.filter(({ officialTicket }) => officialTicket?.issuer === name);
  expect(tickets.length).toBeGreaterThanOrEqual(2);
  for (const { officialPrice, listingPrice } of tickets) expect(officialPrice?.amount).toBe(listingPrice?.finalPrice);
});

it.each(venues)("H17: what the %s sells for a day can be booked on some", async (_name, id) => {
  const dated = (collections.get(id)?.products ?? [])
    .filter(({ openDated }) => !openDated)
    .map((product) => product.id);
  const query = `tour-group-ids=${dated.join()}&from-date=2026-11-23&to-date=2026-12-22`;
  const answer = await ask(`/api/v7/tour-groups/calendar?${query}`);
  const calendars = v.parse(calendarsAnswer, answer.json());
  expect(Object.keys(calendars)).toHaveLength(dated.length);
  for (const calendar of Object.values(calendars)) expect(Object.keys(calendar.dates).length).toBeGreaterThan(2);
});
