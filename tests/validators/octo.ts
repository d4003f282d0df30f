import { zAvailabilityCalendar, zProduct } from "@octocloud/types";
import * as v from "valibot";
import { sites } from "../../hosts/index.ts";
import { addDays } from "../../i18n/days.ts";
import { type Received, sendPatiently } from "../support/send.ts";
import type { Checked, Checker } from "./checker.ts";
import { siteHeaders } from "./visit-pages.ts";

/** The part of OCTO's schemas that is used here. */
interface Schema {
  readonly safeParse: (data: unknown) => { readonly error?: { readonly issues: readonly Issue[] } | undefined };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const list = v.array(v.looseObject({ id: v.optional(v.string()) }));

const readList = ({ body }: Received) => v.parse(list, JSON.parse(body));

export const octo: Checker = {
  does: "the schemas of OCTO for products, and for the days of calendars",
  check: async ({ baseUrl }) => {
    const checked = await Promise.all(sites.map(({ name }) => checkHost(baseUrl, name)));
    return {
      inputs: checked.reduce((sum, { inputs }) => sum + inputs, 0),
      faults: checked.flatMap(({ faults }) => faults),
    };
  },
};

/** Checks the products of a host's first page, and a week of three of them. */
async function checkHost(base: string, where: string): Promise<Checked> {
  const headers = { ...siteHeaders(where), "content-type": "application/json" };
  const products = readList(await sendPatiently({ base, path: "/api/octo/products/", headers }));
  const days = [];
  for (const { id } of products.slice(0, 3)) {
    const localDateStart = new Date().toISOString().slice(0, 10);
    const body = JSON.stringify({ productId: id, localDateStart, localDateEnd: addDays(localDateStart, 7) });
    days.push(
      ...readList(
        await sendPatiently({ base, path: "/api/octo/availability/calendar/", method: "POST", headers, body }),
      ),
    );
  }
  const issues = [...listIssues(zProduct, products), ...listIssues(zAvailabilityCalendar, days)];
  return { inputs: products.length + days.length, faults: issues.map((says) => ({ where, says })) };
}

/** Returns issues by property, without places in lists: `options.#.units.#.id: expected string`. */
function listIssues(schema: Schema, values: readonly unknown[]): readonly string[] {
  const issues = values.flatMap((value) => schema.safeParse(value).error?.issues ?? []);
  return issues.map(({ path, message }) => `${path.map(describeKey).join(".")}: ${message}`);
}

const describeKey = (key: PropertyKey) => (typeof key === "number" ? "#" : String(key));
