import { randomUUID } from "node:crypto";
import { identifier } from "../../files/identity.ts";
import { normalizeLanguage } from "../../languages.ts";
import { readModels } from "../../models/read-models.ts";
import { type Detail, invalid } from "../responses.ts";
import { readLenientEdit } from "../read-edit.ts";
import { withBody } from "../with-body.ts";
import type { WriteContext } from "../write-context.ts";
import { acceptData } from "./accept-data.ts";
import { checkIdentity, checkUid } from "./check-identity.ts";
import { newDocument } from "./document-body.ts";
import { findTranslations } from "./find-translations.ts";
import { releaseView, saveDocument } from "./migration-release.ts";

/** Creates a document, or returns all its faults at once. */
export function createDocument(context: WriteContext) {
  const { store } = context;
  return withBody(newDocument, async (sent, request) => {
    const body = { ...sent, lang: normalizeLanguage(sent.lang, (await store.state()).languages) };
    const { title, type, lang, uid, tags } = body;
    const fields = (await readModels(store)).types.get(type);
    if (!fields) return invalid([noSuchType(type)]);
    const view = await releaseView(store);
    const id = identifier(randomUUID());
    const { data, details } = await acceptData(body.data, fields, request, { ...context, view });
    const translations = (await findTranslations(body, view, store)) ?? id;
    const wrong = [...(await checkIdentity(body, view, store)), ...checkUid(type, fields, uid), ...details];
    if (typeof translations !== "string") return invalid([translations, ...wrong]);
    if (wrong.length > 0) return invalid(wrong);
    return saveDocument(
      store,
      { id, translations, type, lang, uid, title, tags, data },
      { status: 201, edit: readLenientEdit(request) },
    );
  });
}

function noSuchType(type: string): Detail {
  return { property: "type", value: type, error: "there is no such custom type: insert it first" };
}
