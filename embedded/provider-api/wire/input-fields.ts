import type { Product } from "../source/catalog.ts";
import type { View } from "../view.ts";

const limits = { minValue: null, maxValue: null, required: true, values: null };

/** At least two words. */
const fullName = { regex: "\\s*[^\\s]+\\s+[^\\s]+.*", minLength: 3, maxLength: 80, ...limits };

/** An airline's two characters and a number. */
const flightNumber = { regex: "[A-Z0-9]{2}\\s?[0-9]{1,4}", minLength: 3, maxLength: 7, ...limits };

/** What has to be filled in to book. */
export function wireInputFields({ type }: Product, { catalog, text }: View) {
  const { name, flight } = catalog.phrases.inputFields;
  const always = field("NAME", text(name), "PRIMARY_CUSTOMER", fullName);
  if (type !== "AIRPORT_TRANSFER") return [always];
  return [always, field("FLIGHT_NUMBER", text(flight), "VARIANT", flightNumber)];
}

function field(id: string, name: string, level: "PRIMARY_CUSTOMER" | "VARIANT", validation: typeof fullName) {
  return { id, name, dataType: "STRING", level, validation };
}
