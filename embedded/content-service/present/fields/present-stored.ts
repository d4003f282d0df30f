import { isRecord } from "@tessera/runtime/is-record.ts";
import { textLink } from "../../models/parse-link.ts";
import { everything, isWhole, type Selection } from "../../models/selection.ts";
import type { Scope, Values } from "../scope.ts";
import { absoluteUrl } from "./present-image.ts";
import { presentLink } from "./present-link.ts";
import { presentRichText } from "./present-rich-text.ts";

/** Presents values without a model: links and addresses are completed, all others are unchanged. */
export function presentStored(values: Values, selection: Selection, scope: Scope): Values {
  const presented: [string, unknown][] = [];
  for (const [name, value] of Object.entries(values)) {
    const wanted = selection.fields.get(name) ?? (selection.all ? everything : undefined);
    if (!wanted || (wanted.brief && isRepeated(value))) continue;
    presented.push([name, presentStoredValue(value, wanted, scope)]);
  }
  return Object.fromEntries(presented);
}

export function presentStoredValue(value: unknown, selection: Selection, scope: Scope): unknown {
  if (Array.isArray(value)) return presentList(value, selection, scope);
  if (!isRecord(value)) return value;
  const { key, link_type, url } = value;
  if (typeof link_type === "string") {
    return presentLink(toLinkModel(value), value, { key: typeof key === "string" ? key : undefined, selection, scope });
  }
  const presented = presentStored(value, selection, scope);
  return url === undefined ? presented : { ...presented, url: absoluteUrl(url, scope) };
}

function presentList(list: readonly unknown[], selection: Selection, scope: Scope): unknown {
  if (list.length > 0 && list.every(isBlock)) return presentRichText(list, scope, selection.brief);
  return list
    .filter((item) => isWhole(selection) || !isSlice(item) || selection.on.has(item.slice_type))
    .map((item) => presentStoredValue(item, isSlice(item) ? everything : selection, scope));
}

/** Returns a link model that allows text and the link's own variant. */
function toLinkModel({ variant }: Values) {
  return typeof variant === "string" ? { ...textLink, variants: [variant] } : textLink;
}

function isRepeated(value: unknown): boolean {
  return Array.isArray(value) && !value.every(isBlock);
}

function isBlock(value: unknown): boolean {
  return (
    isRecord(value) && typeof value["type"] === "string" && ("spans" in value || "oembed" in value || "edit" in value)
  );
}

function isSlice(value: unknown): value is { readonly slice_type: string } {
  return isRecord(value) && typeof value["slice_type"] === "string";
}
