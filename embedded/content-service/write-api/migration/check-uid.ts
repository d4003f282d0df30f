import type { Fields } from "../../models/field-model.ts";
import type { Detail } from "../reply.ts";

/** Whether a type that has uids gets one, and another type none. */
export function checkUid(type: string, fields: Fields, uid: string | null): readonly Detail[] {
  const hasUid = fields.get("uid")?.type === "UID";
  if (hasUid === (uid !== null)) return [];
  const error = hasUid ? `a document of type "${type}" needs a uid` : `documents of type "${type}" have no uid`;
  return [{ property: "uid", value: uid, error }];
}
