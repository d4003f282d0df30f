import { isRecord } from "@tessera/runtime/is-record.ts";
import { uuid } from "../../files/identity.ts";
import type { LinkModel } from "../../models/models.ts";
import type { Selection } from "../../models/selection.ts";
import type { Scope, Values } from "../scope.ts";
import { listItems } from "../values.ts";
import { absoluteUrl } from "./present-image.ts";
import { presentRelation } from "./present-relation.ts";

/** Presents one link, or a list when the model is repeatable, whatever is stored. */
export function presentLinkField(model: LinkModel, value: unknown, selection: Selection, scope: Scope): unknown {
  const stored = Array.isArray(value) ? listItems(value, isRecord) : [value].filter(isRecord);
  const present = (link: Values | undefined, index: number) =>
    presentLink(model, link, { key: link && findKey(link, index, scope), selection, scope });
  return model.repeat ? stored.filter(hasContent).map(present) : present(stored[0], 0);
}

/** Returns the key of a link; derives one when it is missing. */
function findKey(link: Values, index: number, { id }: Scope): string | undefined {
  const { key } = link;
  if (typeof key === "string") return key;
  return isFilled(link) ? uuid(`${id}|${index}|${JSON.stringify(link)}`) : undefined;
}

function isFilled({ id, url }: Values): boolean {
  return typeof id === "string" || typeof url === "string";
}

function hasContent(link: Values): boolean {
  return isFilled(link) || "key" in link || "text" in link;
}

interface LinkContext {
  readonly key: string | undefined;
  readonly selection: Selection;
  readonly scope: Scope;
}

const emptyTypes = { document: "Document", media: "Media", web: "Web" } as const;

/** Presents a link; a missing one, or one of another kind, is empty. */
export function presentLink(model: LinkModel, value: unknown, { key, selection, scope }: LinkContext): unknown {
  const wanted = model.select === null ? undefined : emptyTypes[model.select];
  const empty = { link_type: wanted ?? "Any" };
  if (!isRecord(value) || Object.keys(value).every((name) => name === "link_type")) return empty;
  const { link_type, text, variant, key: _, ...rest } = value;
  if (wanted !== undefined && link_type !== wanted) return empty;
  return {
    link_type: typeof link_type === "string" ? link_type : empty.link_type,
    ...(key === undefined ? {} : { key }),
    ...(link_type === "Document" ? presentRelation(model, rest, selection, scope) : withAddress(rest, scope)),
    ...ownMembers(model, text, variant),
  };
}

function withAddress(link: Values, scope: Scope): Values {
  return "url" in link ? { ...link, url: absoluteUrl(link["url"], scope) } : link;
}

/** Adds `text` when the model allows it, and the model's first variant when the link's is unknown. */
function ownMembers({ allowText, variants }: LinkModel, text: unknown, variant: unknown): Values {
  const chosen = variants.find((one) => one === variant) ?? variants[0];
  return {
    ...(allowText && typeof text === "string" && text !== "" ? { text } : {}),
    ...(chosen === undefined ? {} : { variant: chosen }),
  };
}
