import { isRecord } from "@tessera/runtime/is-record.ts";
import type { FieldModel, Fields, PlainType } from "../../models/models.ts";
import { toGeopoint } from "../../query/geopoint.ts";
import { everything, type Selection } from "../../models/selection.ts";
import type { Scope, Values } from "../scope.ts";
import { listItems } from "../values.ts";
import { presentImage } from "./present-image.ts";
import { presentLinkField } from "./present-link.ts";
import { presentRichText, presentTable } from "./present-rich-text.ts";
import { presentSlices } from "./present-slices.ts";
import { presentStoredValue } from "./present-stored.ts";

/** Presents the selected fields of the model, including empty ones; other stored values are omitted. */
export function presentFields(fields: Fields, values: Values, selection: Selection, scope: Scope): Values {
  const presented: [string, unknown][] = [];
  for (const [name, model] of fields) {
    const wanted = selection.fields.get(name) ?? (selection.all ? everything : undefined);
    if (!wanted || model.type === "UID" || (wanted.brief && isRepeated(model))) continue;
    presented.push([name, presentField(model, values[name], wanted, scope)]);
  }
  return Object.fromEntries(presented);
}

function isRepeated({ type }: FieldModel): boolean {
  return type === "Group" || type === "Slices";
}

function presentField(model: FieldModel, value: unknown, selection: Selection, scope: Scope): unknown {
  switch (model.type) {
    case "StructuredText":
      return presentRichText(value, scope, selection.brief);
    case "Image":
      return presentImage(model.thumbnails, value, scope);
    case "Link":
      return presentLinkField(model, value, selection, scope);
    case "Group":
      return listItems(value, isRecord).map((item) => presentFields(model.fields, item, selection, scope));
    case "Slices":
      return presentSlices(model.choices, value, { selection, scope, presentField, presentFields });
    case "IntegrationFields":
      return presentIntegration(value, scope);
    case "Table":
      return presentTable(value, scope, selection.brief);
    case "Unknown":
      return presentStoredValue(value ?? null, selection, scope);
    default:
      return plainValue(model.type, value);
  }
}

/** Returns a value that needs no look-up, or the empty value of its type. */
function plainValue(type: PlainType, value: unknown): unknown {
  switch (type) {
    case "Separator":
      return true;
    case "Embed":
      return isRecord(value) ? value : {};
    case "GeoPoint":
      return toGeopoint(value) ?? {};
    case "Boolean":
      return typeof value === "boolean" ? value : null;
    default:
      return typeof value === "string" || typeof value === "number" ? value : null;
  }
}

/** Resolves `<catalog>--<item>` to the item's data, null for an unknown item; data of no catalog is stored itself. */
function presentIntegration(value: unknown, { items }: Scope): unknown {
  if (isRecord(value)) return value["@blob"] ?? null;
  return typeof value === "string" ? (items.get(value) ?? null) : null;
}
