import { calls } from "./checks/calls.ts";
import { responds, returns } from "./checks/responses.ts";
import { type Row, row, toRow } from "./row.ts";

const market = { language: /^EN$/u, currency: /^[A-Z]{3}$/u };
const german = { language: /^DE$/u, currency: /^[A-Z]{3}$/u };
const groups = "^/api/tours/v6/tour-groups";

/** Calls of all pages, and those of a browser. */
export const measurementCallRows: readonly Row[] = [
  row("H1", "tessera", "/rome/", calls(/^\/api\/tours\/v6\/tour-groups\//u, market)),
  row("H3", "tessera", "/", calls(new RegExp(`${groups}/$`, "u"), { "ids[]": /^\d+(,\d+)+$/u, ...market })),
  row("H3", "tessera", "/de/", calls(new RegExp(`${groups}/$`, "u"), { "ids[]": /^\d+(,\d+)+$/u, ...german })),
  toRow(
    "H29",
    {
      site: "tessera",
      path: "/api/measurements/",
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    },
    responds(400),
    returns("status", "Error"),
  ),
  toRow(
    "H29",
    {
      site: "tessera",
      path: "/api/measurements/",
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ kind: "city", device: "phone", depth: 25, vitals: {} }),
    },
    returns("status", "Successful"),
  ),
];
