import type { GroupPrice, PersonPrice } from "../time/price-slot.ts";
import type { Places } from "../time/slot.ts";
import type { View } from "../view.ts";

/** Who a kind of person is. Ages are null where they do not matter. */
export function wirePax({ type, ages }: Pick<PersonPrice, "type" | "ages">, { catalog, text }: View) {
  const { name, description, ages: usual } = catalog.paxTypes[type];
  const [ageFrom, ageTo] = ages ?? usual ?? [null, null];
  return { name: text(name), description: description === undefined ? null : text(description), ageFrom, ageTo };
}

/** Of a tier of groups: closed when not even its smallest group has room. */
export function wireGroupPlaces({ smallest }: GroupPrice, { availability, remaining }: Places): Places {
  return smallest > remaining ? { availability: "CLOSED", remaining: 0 } : { availability, remaining };
}
