import type { Product } from "../../../catalog/product/product.ts";
import type { Show } from "../../../catalog/show/show.ts";
import { need, type Needs, noNeeds } from "../../../renderer/index.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import { findCityZone } from "../../../blocks/shows/find-city-zone.ts";
import type { ShowFields } from "../fields.ts";

/** A product with what makes it a show. */
export interface ShowProduct extends Product {
  readonly show: Show;
}

/**
 * Returns the product of a show page. The provider's facts win; an editor's facts fill the missing ones. Undefined for
 * a product that the provider does not have.
 */
export function findShowProduct(fields: ShowFields, snapshot: Snapshot): ShowProduct | undefined {
  const product = fields.tgid === undefined ? undefined : snapshot.get("products", { id: fields.tgid });
  return product && { ...product, show: completeShow(fields, product) };
}

/** Returns the need for the zone of a show that nobody sells: that of its city. */
export function zoneNeeds({ tagged_city: { code } }: ShowFields): Needs {
  return code === "" ? noNeeds : need("cities", [{ code }]);
}

/** Returns the IANA name of the zone in which a show is played; empty where nobody says. */
export function findShowZone(fields: ShowFields, snapshot: Snapshot): string {
  return findShowProduct(fields, snapshot)?.timeZone ?? findCityZone(fields.tagged_city.code, snapshot);
}

/** Returns what an editor entered of a show that the provider does not have. */
export function enteredShow(fields: ShowFields): Show {
  return completeShow(fields, { show: undefined, maxDuration: undefined });
}

function completeShow(fields: ShowFields, { show, maxDuration }: Pick<Product, "show" | "maxDuration">): Show {
  return {
    runningMinutes: show?.runningMinutes ?? maxDuration ?? fields.duration_minutes,
    intervalMinutes: show?.intervalMinutes ?? fields.interval_minutes,
    doorsMinutes: show?.doorsMinutes,
    parts: show?.parts ?? 1,
    minimumAge: show?.minimumAge,
    warnings: show?.warnings ?? [],
    latecomers: show?.latecomers,
    reEntry: show?.reEntry,
    dressCode: show?.dressCode,
    dayTickets: show?.dayTickets ?? [],
    dates: {
      opening: show?.dates.opening ?? fields.opening_date ?? fields.blocks.details.openingDate,
      reopening: show?.dates.reopening,
      closing: show?.dates.closing ?? fields.closing_date ?? fields.blocks.details.closingDate,
    },
    lastStarts: show?.lastStarts ?? {},
    theatre: show?.theatre,
  };
}
