import { isRecord } from "../../is-record.ts";
import type { Reading } from "./reading.ts";

/** What a link of the Document API leads to, as a `_Linkable`; null for an empty or broken one. */
export function linkTarget(link: unknown, reading: Reading): unknown {
  if (!isRecord(link)) return null;
  const { link_type, id, isBroken, url, kind } = link;
  if (link_type === "Document") return typeof id === "string" && isBroken !== true ? reading.document(id) : null;
  if (typeof url !== "string") return null;
  if (link_type !== "Media") return { ...link, __typename: "_ExternalLink", _linkType: "Link.web" };
  return kind === "image"
    ? { ...link, __typename: "_ImageLink", _linkType: "Link.image" }
    : { ...link, __typename: "_FileLink", _linkType: "Link.file" };
}
