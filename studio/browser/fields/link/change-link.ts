import { asText, type JsonRecord, omit } from "../../../protocol/as-json.ts";
import type { Json } from "../../../protocol/document.ts";
import type { LinkKind } from "../../../protocol/models/field-spec.ts";
import type { Media } from "../../../protocol/media.ts";

/** Members that describe the target of a link. All others (text, key, variant) stay when it changes. */
const targetMembers = ["link_type", "id", "url", "target", "kind", "name", "size", "width", "height"];

/** Members that the content service adds when it delivers a document link. */
const deliveredMembers = [
  "type",
  "tags",
  "lang",
  "slug",
  "first_publication_date",
  "last_publication_date",
  "uid",
  "data",
  "isBroken",
];

/** Returns the kind of a link's target; undefined for a link that leads nowhere. */
export function findKind(link: JsonRecord): LinkKind | undefined {
  const kinds: Readonly<Record<string, LinkKind>> = { Document: "document", Web: "web", Media: "media" };
  return kinds[asText(link["link_type"])];
}

/** Changes text or appearance. Returns null for a link without target and text; an empty text is removed. */
export function changeLink(link: JsonRecord, change: JsonRecord): Json {
  const changed: JsonRecord = { link_type: "Any", ...link, ...change };
  const next = changed["text"] === "" ? omit(changed, ["text"]) : changed;
  const leads = asText(next["id"]) !== "" || asText(next["url"]) !== "";
  if (leads) return next;
  return asText(next["text"]) === "" ? null : { ...next, link_type: "Any" };
}

function retarget(link: JsonRecord, target: JsonRecord): JsonRecord {
  return { ...omit(link, [...targetMembers, ...deliveredMembers]), ...target };
}

/** Leads a link to a web address. It opens where it did. */
export function toWeb(link: JsonRecord, url: string): JsonRecord {
  if (findKind(link) === "web") return { ...link, url };
  return retarget(link, { link_type: "Web", url });
}

export function toDocument(link: JsonRecord, id: string): JsonRecord {
  return retarget(link, { link_type: "Document", id });
}

/** Leads a link to a file. Numbers are text in links, as Prismic has them. */
export function toMedia(link: JsonRecord, { id, kind, filename, url, size, width, height }: Media): JsonRecord {
  const measures = width === null || height === null ? {} : { width: `${width}`, height: `${height}` };
  return retarget(link, { link_type: "Media", id, kind, name: filename, url, size: `${size}`, ...measures });
}

/** Opens a link in a new tab, or where it is. */
export function toTab(link: JsonRecord, isNew: boolean): JsonRecord {
  return isNew ? { ...link, target: "_blank" } : omit(link, ["target"]);
}
