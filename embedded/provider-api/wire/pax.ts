import type { PaxCode } from "../source/pax.ts";
import type { View } from "../view.ts";

/** Who a kind of person is. Ages are null where they do not matter. */
export function wirePax(code: PaxCode, { catalog, text }: View) {
  const { name, description, ages } = catalog.paxTypes[code];
  const [ageFrom, ageTo] = ages ?? [null, null];
  return { name: text(name), description: description === undefined ? null : text(description), ageFrom, ageTo };
}
