import type { PaxCode } from "../source/pax.ts";
import type { GroupPrice } from "../time/price-of.ts";
import type { Places } from "../time/slot.ts";
import type { View } from "../view.ts";

/** Who a kind of person is. Ages are null where they do not matter. */
export function wirePax(code: PaxCode, { catalog, text }: View) {
  const { name, description, ages } = catalog.paxTypes[code];
  const [ageFrom, ageTo] = ages ?? [null, null];
  return { name: text(name), description: description === undefined ? null : text(description), ageFrom, ageTo };
}

/** Of a tier of groups: closed when not even its smallest group has room. */
export function wireGroupPlaces({ smallest }: GroupPrice, { availability, remaining }: Places): Places {
  return smallest > remaining ? { availability: "CLOSED", remaining: 0 } : { availability, remaining };
}
