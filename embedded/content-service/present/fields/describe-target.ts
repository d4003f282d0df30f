import type { DocumentStub } from "../../store/document.ts";
import type { Scope, Values } from "../scope.ts";
import { toDate } from "../timestamp.ts";

const descriptions = new WeakMap<DocumentStub, Values>();

/** Describes the target of a link. */
export function describeTarget(target: DocumentStub, scope: Scope): Values {
  const description = descriptions.get(target) ?? describe(target);
  descriptions.set(target, description);
  const url = scope.findUrl(target);
  return url === undefined ? description : { ...description, url };
}

/** Describes a target once, as many links may lead to it. */
function describe(target: DocumentStub): Values {
  const { id, type, tags, lang, uid } = target;
  return {
    id,
    type,
    tags,
    lang,
    slug: toSlugs(target)[0] ?? "-",
    first_publication_date: toDate(target.firstPublished),
    last_publication_date: toDate(target.lastPublished),
    ...(uid === null ? {} : { uid }),
  };
}

/** Describes a target that the view does not show. */
export function brokenTarget(id: string, { brokenRoute }: Scope): Values {
  return {
    id,
    type: "broken_type",
    tags: [],
    lang: null,
    slug: "-",
    first_publication_date: null,
    last_publication_date: null,
    ...(brokenRoute === undefined ? {} : { url: brokenRoute }),
    isBroken: true,
  };
}

/** Derives slugs from the uid: `www.tessera.example.rome` → `www-tessera-example-rome`. */
export function toSlugs({ uid }: { readonly uid: string | null }): readonly string[] {
  return uid === null ? [] : [uid.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")];
}
