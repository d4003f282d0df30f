import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { HonoRequest } from "hono";
import type { EditableDocument } from "../store/history.ts";
import type { Overlay } from "../store/state.ts";
import { ok, refusalResponse } from "../write-api/responses.ts";
import { noDocument, presentRevised, tagged } from "./document-responses.ts";
import { editableData } from "./editable-data.ts";
import type { EditingContext } from "./editing-context.ts";
import { documentIn } from "./find-overlay.ts";
import { stubFinder } from "./translation-group.ts";

/**
 * Returns the document that the path names, as a body that may be put again. Adds its revision, author and translations.
 * An overlay shows its entry, or else the published document.
 */
export async function showEditable(
  overlay: Overlay,
  request: HonoRequest,
  context: EditingContext,
): Promise<JsonReply> {
  const id = documentIn(request);
  const found = await context.store.editable(overlay.id, id);
  if (!found) return refusalResponse(noDocument(id));
  const translations = await listLanguages(found, overlay, context.store);
  const data = editableData(found.content.data, request, context);
  return tagged(ok(presentEditable(found, data, translations)), found.revision);
}

/** Lists the other documents of a group of translations as the Document API does. */
async function listLanguages({ content }: EditableDocument, overlay: Overlay, store: EditingContext["store"]) {
  const find = await stubFinder(overlay, store);
  const group = await find.group(content.translations);
  return group.filter(({ id }) => id !== content.id).map(({ id, type, lang, uid }) => ({ id, type, lang, uid }));
}

function presentEditable(
  { content, archived, base, ...revised }: EditableDocument,
  data: unknown,
  translations: Awaited<ReturnType<typeof listLanguages>>,
): unknown {
  const entry = base === undefined ? {} : { archived, base };
  return { ...content, data, alternate_languages: translations, ...presentRevised(revised), ...entry };
}
