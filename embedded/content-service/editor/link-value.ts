import * as v from "valibot";
import { record } from "../models/record.ts";

/** Members of the editor's value that links of the API have; previews and others are omitted. */
const file = ["id", "kind", "name", "url", "size", "width", "height"];
const kinds: ReadonlyMap<string, { readonly link_type: string; readonly members: readonly string[] }> = new Map([
  ["DocumentLink", { link_type: "Document", members: ["id"] }],
  ["ImageLink", { link_type: "Media", members: file }],
  ["FileLink", { link_type: "Media", members: file }],
  ["MediaLink", { link_type: "Media", members: [] }],
  ["ExternalLink", { link_type: "Web", members: ["url", "target"] }],
  ["AnyLink", { link_type: "Any", members: [] }],
]);

const linkSchema = v.object({ key: v.optional(v.string()), value: record });

/** Converts the link of a field. */
export function linkValue(content: unknown): unknown {
  const { key, value } = v.parse(linkSchema, content);
  return { ...textLinkValue(value), ...(key === undefined ? {} : { key }) };
}

/** Converts a link in rich text, which has no key. */
export function textLinkValue(content: unknown): Readonly<Record<string, unknown>> {
  const value = v.parse(record, content);
  const { link_type, members } = kinds.get(String(value["__TYPE__"])) ?? { link_type: "Any", members: [] };
  const filled = [...members, "text", "variant"].filter((name) => typeof value[name] === "string");
  return { link_type, ...Object.fromEntries(filled.map((name) => [name, value[name]])) };
}
