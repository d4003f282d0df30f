import type { Call } from "../http/endpoint.ts";
import { readModels } from "../models/read-models.ts";
import { type AcceptedData, acceptData } from "../write-api/migration/accept-data.ts";
import type { DocumentBody } from "./document-body.ts";
import type { EditingContext } from "./editing-context.ts";
import { storedData } from "./stored-data.ts";

/** The data of a body as its model takes it; without a model, as far as values tell by themselves what is stored of them. */
export async function acceptBody(
  { type, data }: Pick<DocumentBody, "type" | "data">,
  call: Call,
  context: Pick<EditingContext, "store" | "mediaBaseUrl">,
): Promise<AcceptedData> {
  const fields = (await readModels(context.store)).types.get(type);
  if (fields) return acceptData(data, fields, call, context);
  const { origin } = call.url;
  return { data: storedData(data, [context.mediaBaseUrl ?? origin, origin]), details: [] };
}
