import type { Fields } from "../../models/models.ts";
import { readModels } from "../../models/read-models.ts";
import { invalid, errorResponse } from "../responses.ts";
import { readLenientEdit } from "../read-edit.ts";
import { withBody } from "../with-body.ts";
import type { WriteContext } from "../write-context.ts";
import { acceptData } from "./accept-data.ts";
import { checkUid } from "./check-identity.ts";
import { documentChanges } from "./document-body.ts";
import { releaseView, saveDocument } from "./migration-release.ts";

const noFields: Fields = new Map();

/** Updates a document of the release or a published one. Replaces its data; other omitted members are unchanged. */
export function updateDocument(context: WriteContext) {
  const { store } = context;
  return withBody(documentChanges, async (body, request) => {
    const id = request.param("id") ?? "";
    const view = await releaseView(store);
    const [document] = await store.documents(view, [id]);
    if (!document) return errorResponse(404, `There is no document "${id}".`);
    const { translations, type, lang } = document;
    const { title = document.title, tags = document.tags } = body;
    const uid = body.uid ?? document.uid;
    const fields = (await readModels(store)).types.get(type) ?? noFields;
    const { data, details } = await acceptData(body.data, fields, request, { ...context, view });
    const wrong = [...checkUid(type, fields, uid), ...details];
    if (wrong.length > 0) return invalid(wrong);
    return saveDocument(
      store,
      { id, translations, type, lang, uid, title, tags, data },
      { status: 200, edit: readLenientEdit(request) },
    );
  });
}
