import { calls } from "./checks/calls.ts";
import { type Row, row } from "./row.ts";

const market = { language: /^EN$/u, currency: /^[A-Z]{3}$/u };

/** Calls that pages of places make of the provider. */
export const placeCallRows: readonly Row[] = [
  row(
    "H8",
    "colosseum",
    "/",
    calls(/\/list-by\/collection\/1001$/u, { ...market, "use-seatmap-prices": /^1$/u, limit: /^\d+$/u }),
  ),
  row(
    "H8",
    "colosseum",
    "/guide/skip-the-line/",
    calls(/\/list-by\/collection\/1001$/u, { "filter-by-subcategory-id": /^1007,1080$/u, limit: /^4$/u }),
  ),
  row(
    "H9",
    "tessera",
    "/rome/tours/",
    calls(/\/list-by\/category\/2\/$/u, { ...market, city: /^ROME$/u, limit: /^\d+$/u }),
  ),
  row(
    "H9",
    "tessera",
    "/rome/tours/guided-tours/",
    calls(/\/list-by\/sub-category\/2001\/$/u, { ...market, city: /^ROME$/u, limit: /^\d+$/u }),
  ),
  row(
    "H9",
    "tessera",
    "/rome/transportation/airport-transfers/",
    calls(/\/list-by\/category\/3\/$/u, { "filter-by-subcategory-id": /^1019,1145$/u }),
  ),
  row("H12", "tessera", "/", calls(/^\/api\/tours\/v1\/collection\/$/u, { "ids[]": /^\d+(,\d+)*$/u, ...market })),
  row(
    "H13",
    "tessera",
    "/paris/",
    calls(/^\/api\/v1\/collection\/top\/list\/$/u, {
      ...market,
      city: /^PARIS$/u,
      limit: /^\d+$/u,
      "use-seatmap-prices": /^1$/u,
    }),
  ),
  row(
    "H13",
    "tessera",
    "/paris/tours/guided-tours/",
    calls(/\/top\/list\/$/u, { categoryId: /^2$/u, subCategoryId: /^2001$/u }),
  ),
  row(
    "H14",
    "tessera",
    "/reviews/rome/",
    calls(/^\/api\/v1\/collection\/1002\/reviews$/u, {
      limit: /^10$/u,
      offset: /^0$/u,
      sortOrder: /^DESC$/u,
      language: /^EN$/u,
    }),
  ),
  row("H14", "colosseum", "/de/", calls(/^\/api\/v1\/collection\/1001\/pois$/u, { language: /^DE$/u })),
  row(
    "H15",
    "tessera",
    "/paris/",
    calls(/^\/api\/v2\/category\/$/u, {
      city: /^PARIS$/u,
      language: /^EN$/u,
      "filter-category-active-product-count": /^1$/u,
    }),
  ),
  row("H20", "tessera", "/es/", calls(/^\/api\/v2\/banners\/$/u, { language: /^ES$/u })),
  row("H20", "tessera", "/milan/", calls(/^\/api\/v2\/city\/\d+\/nearby-cities$/u)),
  row(
    "H23",
    "colosseum",
    "/guide/",
    calls(/^\/api\/v1\/pois$/u, {
      "ids[]": /^1$/u,
      operatingSchedules: /^true$/u,
      content: /^true$/u,
      location: /^true$/u,
    }),
  ),
  row(
    "H24",
    "tessera",
    "/vienna/",
    calls(/\/list-by\/collection\/\d+$/u, market),
    calls(/^\/api\/v2\/category\/$/u),
    calls(/^\/api\/tours\/v1\/collection\/$/u),
  ),
  row(
    "I12",
    "tessera",
    "/london/",
    calls(/^\/api\/v7\/tour-groups\/calendar\/$/u, { "tour-group-ids": /^\d+(,\d+){5,}$/u }),
  ),
];
