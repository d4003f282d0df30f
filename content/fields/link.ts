import * as v from "valibot";
import { parseLink } from "../parse-link.ts";

/** A Link field; undefined when empty, broken, or of a scheme that must not become a link. */
export function link() {
  return v.pipe(v.nullish(v.unknown(), null), v.transform(parseLink), v.metadata({ prismic: "Link" }));
}
