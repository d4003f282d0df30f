import { calls } from "./checks/calls.ts";
import { type Row, row } from "./row.ts";
import { addDays, productPath } from "./texts.ts";

const market = { language: /^EN$/u, currency: /^[A-Z]{3}$/u };
const groups = "^/api/tours/v6/tour-groups";

/** Calls that pages make of the provider. */
export const providerCallRows: readonly Row[] = [
  row(
    "H4",
    "tessera",
    productPath(50003),
    calls(new RegExp(`${groups}/50003/$`, "u"), {
      ...market,
      "use-seatmap-prices": /^false$/u,
      "fetch-collection-svg": /^false$/u,
      "fetch-all-listing-prices": /^1$/u,
      "include-unavailable": /^true$/u,
    }),
  ),
  row(
    "H5",
    "tessera",
    productPath(50004),
    calls(new RegExp(`${groups}/50004/inventories/$`, "u"), {
      ...market,
      "for-days": /^\d+$/u,
      "use-seatmap-prices": /^1$/u,
    }),
  ),
  row(
    "H6",
    "westend",
    `/nine-bells/?date=${addDays(0)}`,
    calls(/^\/api\/v7\/tour-groups\/51002\/inventories\/$/u, {
      ...market,
      "from-date": /^\d{4}-\d\d-\d\d$/u,
      "to-date": /^\d{4}-\d\d-\d\d$/u,
    }),
  ),
  row(
    "H7",
    "westend",
    "/paper-moons/",
    calls(/^\/api\/tours\/v6\/tour-groups\/slots\/get\/50106$/u, { "for-days": /^\d+$/u, currency: /^[A-Z]{3}$/u }),
  ),
  row(
    "H10",
    "tessera",
    "/reviews/pantheon/",
    calls(/^\/api\/(?:tours\/v2\/review\/tour-group\/id\/\d+\/|v1\/collection\/\d+\/reviews)$/u, {
      language: /^EN$/u,
      limit: /^10$/u,
      offset: /^0$/u,
    }),
  ),
  row(
    "H10",
    "tessera",
    productPath(50005),
    calls(/\/review\/tour-group\/id\/50005\/$/u, {
      "filter-type": /^TOP$/u,
      "sort-type": /^HELPFULNESS$/u,
      "sort-order": /^DESC$/u,
    }),
  ),
  row("H11", "tessera", "/reviews/colosseum-guided-tour/", calls(/^\/api\/v6\/tour-groups\/50002\/review-medias$/u)),
  row(
    "H17",
    "tessera",
    productPath(50007),
    calls(/^\/api\/v7\/tour-groups\/50007\/calendar\/$/u, { currency: /^[A-Z]{3}$/u }),
  ),
  row(
    "H17",
    "tessera",
    "/berlin/",
    calls(/^\/api\/v7\/tour-groups\/calendar\/$/u, {
      "tour-group-ids": /^\d+(,\d+)+$/u,
      "from-date": /^\d{4}/u,
      "to-date": /^\d{4}/u,
      "min-pax": /^1$/u,
    }),
  ),
  row(
    "H18",
    "tessera",
    productPath(50009),
    calls(/^\/api\/v7\/tour-groups\/variants$/u, {
      ...market,
      "tour-group-ids": /^50009$/u,
      "populate-tours": /^true$/u,
    }),
  ),
  row(
    "P26",
    "westend",
    `/nine-bells/?date=${addDays(0)}&time=19:30`,
    calls(/^\/api\/v7\/tour-groups\/51002\/seat-map\/$/u, { date: /^\d{4}/u, time: /^19:30$/u }),
  ),
];
