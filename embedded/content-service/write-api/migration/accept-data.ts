import type { AcceptContext } from "../../accept/accept-context.ts";
import { acceptFields } from "../../accept/accept-fields.ts";
import type { HonoRequest } from "hono";
import type { Fields } from "../../models/models.ts";
import { readModels } from "../../models/read-models.ts";
import type { View } from "../../store/document-query.ts";
import { Lookup } from "../../present/lookup.ts";
import type { Detail } from "../responses.ts";
import type { WriteContext } from "../write-context.ts";

export interface AcceptedData {
  /** The data as it is stored. */
  readonly data: Readonly<Record<string, unknown>>;
  /** All faults of the request's data. */
  readonly details: readonly Detail[];
}

/** Validates the data of a document against the fields of its type; links may lead to documents of the view. */
export async function acceptData(
  data: unknown,
  fields: Fields,
  { url }: Pick<HonoRequest, "url">,
  { store, view, mediaBaseUrl = new URL(url).origin }: Pick<WriteContext, "store" | "mediaBaseUrl"> & { view: View },
): Promise<AcceptedData> {
  const { slices } = await readModels(store);
  const ids = [...new Set(idsIn(data))];
  const [assets, linked] = await Promise.all([store.assets(ids), store.stubs(view, ids)]);
  const keys = new Lookup((blobs) => store.catalogKeys(blobs));
  const known = {
    slices,
    assets: new Map(assets.map((asset) => [asset.id, asset])),
    mediaOrigins: [mediaBaseUrl, new URL(url).origin],
    documentTypes: new Map(linked.map(({ id, type }) => [id, type])),
    itemKey: (blob: string) => keys.get(blob),
  };
  const accepted = acceptKnown(data, fields, known);
  return (await keys.fill()) ? acceptKnown(data, fields, known) : accepted;
}

function acceptKnown(data: unknown, fields: Fields, known: Omit<AcceptContext, "report">): AcceptedData {
  const details: Detail[] = [];
  const report: AcceptContext["report"] = (property, value, error, hint) => {
    details.push({ property, value: value ?? null, error, ...(hint !== undefined && { hint }) });
    return undefined;
  };
  return { data: acceptFields(data, fields, "data", { ...known, report }), details };
}

/** Returns every id in a value that may be an asset's or a document's. */
function idsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === "id" && typeof part === "string" ? [part] : idsIn(part),
  );
}
