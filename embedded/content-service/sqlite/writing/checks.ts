import type Database from "libsql";
import * as v from "valibot";
import type { DocumentContent } from "../../store/document.ts";
import type { Overlay } from "../../store/state.ts";
import { prepareQuery } from "../prepare-query.ts";
import { overlayReader } from "../reading/overlays.ts";
import { stillValid } from "../visible.ts";
import { RefusedChange } from "./refused-change.ts";

/** Rules of every change; each throws a `RefusedChange`. */
export interface Checks {
  readonly language: (document: Pick<DocumentContent, "id" | "lang">) => void;
  /** Checks a document that stands in the overlay, or with "" among the published ones, against all that is shown there. */
  readonly uid: (overlay: string, document: Pick<DocumentContent, "id" | "uid" | "type" | "lang">) => void;
  readonly overlay: (id: string) => Overlay;
}

const sameUidSql = /* sql */ `
select version.document from version
where version.uid = :uid and version.type = :type and version.lang = :lang and version.document <> :document
  and version.until = ${stillValid} and version.archived = 0
  and (version.overlay = :overlay or (version.overlay = '' and not exists (
    select 1 from version as hiding
    where hiding.document = version.document and hiding.overlay = :overlay and hiding.until = ${stillValid})))
limit 1`;

export function checks(db: Database.Database): Checks {
  const sameUid = prepareQuery(db, sameUidSql, v.object({ document: v.string() }));
  const languages = prepareQuery(db, "select id from language order by position", v.object({ id: v.string() }));
  const overlays = overlayReader(db);
  return {
    language: ({ id, lang }) => {
      const known = languages.all().map((language) => language.id);
      if (!known.includes(lang)) throw new RefusedChange("invalid", unknownLanguage(id, lang, known));
    },
    uid: (overlay, { id, uid, type, lang }) => {
      const other = uid === null ? undefined : sameUid.get({ overlay, document: id, uid, type, lang });
      if (other) throw new RefusedChange("conflict", takenUid(`${type} "${uid}" in ${lang}`, id, other.document));
    },
    overlay: (id) => {
      const overlay = overlays.overlay(id);
      if (!overlay) throw new RefusedChange("not-found", `There is no release or draft "${id}": make it first.`);
      return overlay;
    },
  };
}

function unknownLanguage(document: string, lang: string, known: readonly string[]): string {
  const choice = known.length === 0 ? "it has none yet: set them first" : `choose one of ${known.join(", ")}`;
  return `Document "${document}" has the language "${lang}", which the repository does not have: ${choice}.`;
}

function takenUid(what: string, document: string, other: string): string {
  return `Document "${document}" cannot be ${what}, because document "${other}" is: give one of them another uid.`;
}
