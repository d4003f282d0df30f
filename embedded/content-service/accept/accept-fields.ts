import { isRecord } from "@tessera/runtime/is-record.ts";
import type { FieldModel, Fields } from "../models/models.ts";
import { type AcceptContext, acceptRecords } from "./accept-context.ts";
import { acceptImage } from "./accept-image.ts";
import { acceptIntegration } from "./accept-integration.ts";
import { acceptLinks } from "./accept-link.ts";
import { acceptPlain } from "./accept-plain.ts";
import { acceptRichText } from "./accept-rich-text.ts";
import { acceptSlices } from "./accept-slices.ts";
import { acceptTable } from "./accept-table.ts";

/**
 * Validates values of the Document API and returns them as they are stored. Empty values are omitted: reading adds
 * them.
 */
export function acceptFields(
  value: unknown,
  fields: Fields,
  path: string,
  context: AcceptContext,
): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) {
    context.report(path, value, "must be an object of fields");
    return {};
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const at = `${path}.${name}`;
      const model = fields.get(name);
      const accepted = model ? acceptField(part, model, at, context) : unknownField(part, at, fields, context);
      return accepted === undefined ? [] : [[name, accepted]];
    }),
  );
}

function unknownField(value: unknown, path: string, fields: Fields, { report }: AcceptContext): undefined {
  const names = [...fields.keys()].filter((name) => fields.get(name)?.type !== "UID");
  return report(path, value, "the model has no such field", `Use one of ${names.join(", ")}, or add it to the model.`);
}

function acceptField(value: unknown, model: FieldModel, path: string, context: AcceptContext): unknown {
  if (value === null || model.type === "Separator") return undefined;
  switch (model.type) {
    case "Unknown":
      return value;
    case "UID":
      return context.report(path, value, "must stand beside data, not in it", "Move it out of data.");
    case "StructuredText":
      return acceptRichText(value, path, context, model.limits);
    case "Image":
      return acceptImage(value, model, path, context);
    case "Link":
      return acceptLinks(value, model, path, context);
    case "IntegrationFields":
      return acceptIntegration(value, path, context);
    case "Table":
      return acceptTable(value, path, context);
    case "Group":
      return acceptRecords(value, path, context, (one, at) => acceptFields(one, model.fields, at, context));
    case "Slices":
      return acceptSlices(value, model, path, context, { fields: acceptFields, field: acceptField });
    default:
      return acceptPlain(value, model.type, path, context, model.limits);
  }
}
