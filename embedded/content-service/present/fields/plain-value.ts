import { isRecord } from "../../../is-record.ts";
import type { PlainType } from "../../models/field-model.ts";

/** A value that needs nothing from elsewhere, or the empty value of its kind when there is none that fits. */
export function plainValue(type: PlainType, value: unknown): unknown {
  switch (type) {
    case "Separator":
      return true;
    case "Embed":
      return isRecord(value) ? value : {};
    case "GeoPoint":
      return isRecord(value) && typeof value["latitude"] === "number" ? value : {};
    case "Boolean":
      return typeof value === "boolean" ? value : null;
    default:
      return typeof value === "string" || typeof value === "number" ? value : null;
  }
}
