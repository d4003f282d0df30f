import type Database from "libsql";
import * as v from "valibot";
import type { DocumentContent } from "../../store/document.ts";
import type { Overlay } from "../../store/state.ts";
import { prepareQuery } from "../prepare-query.ts";
import { overlayReader } from "../reading/overlays.ts";
import { reachableAddress } from "./reachable-address.ts";
import { circleChecker } from "./redirect-circles.ts";
import { RefusedChange } from "./refused-change.ts";
import { type Identity, uniqueness } from "./uniqueness.ts";

/** Rules of every change; each throws a `RefusedChange`. */
export interface Checks {
  readonly language: (document: Pick<DocumentContent, "id" | "lang">) => void;
  /** Checks a document of an overlay, or of the published state (""), against all documents visible there. */
  readonly unique: (overlay: string, document: Identity) => void;
  /** Checks the address of a page in an overlay, or in the published state (""). Any other document passes. */
  readonly address: ReturnType<typeof reachableAddress>;
  /** Checks where a redirect leads in an overlay, or in the published state (""). Any other document passes. */
  readonly redirect: ReturnType<typeof circleChecker>;
  readonly overlay: (id: string) => Overlay;
}

export function checks(db: Database.Database): Checks {
  const unique = uniqueness(db);
  const languages = prepareQuery(db, "select id from language order by position", v.object({ id: v.string() }));
  const overlays = overlayReader(db);
  return {
    language: ({ id, lang }) => {
      const known = languages.all().map((language) => language.id);
      if (!known.includes(lang)) throw new RefusedChange("unknown-language", unknownLanguage(id, lang, known));
    },
    unique,
    address: reachableAddress(db),
    redirect: circleChecker(db),
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
