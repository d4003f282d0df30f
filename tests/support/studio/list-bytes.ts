import { asRecord } from "../../../studio/protocol/as-json.ts";
import type { EditedDocument } from "../../../studio/protocol/document.ts";
import { readSlices } from "../../../studio/protocol/outline/slice.ts";
import { typeSpecs } from "./shipped-documents.ts";

/** Returns the model of a document. */
export const findSpec = ({ type }: EditedDocument) => {
  const spec = typeSpecs.find(({ id }) => id === type);
  if (spec === undefined) throw new Error(`There is no model of ${type}.`);
  return spec;
};

/** Omits the key of a link, a row or a cell, which the service adds if it is missing. */
function omitKey(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  if (!("link_type" in value || "cells" in value || "content" in value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== "key")
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
}

/** Returns the filled fields of a document and of its slices by name, as bytes. The service stores no empty ones. */
export function listBytes(document: EditedDocument): ReadonlyMap<string, string> {
  const zone = findSpec(document).zone?.field ?? "";
  const own = Object.entries(document.data).filter(([name]) => name !== zone);
  const inner = readSlices(document, zone).flatMap(({ id, ...slice }) =>
    Object.entries({ ...asRecord(slice["primary"] ?? null), items: slice["items"] ?? null }).map(
      ([name, value]) => [`${id} ${name}`, value] as const,
    ),
  );
  const filled = [...own, ...inner].filter(([, value]) => value !== null);
  return new Map(filled.map(([name, value]) => [name, JSON.stringify(value, omitKey)]));
}
