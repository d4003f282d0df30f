import { isRecord } from "../../../is-record.ts";
import { uuid } from "../../files/identity.ts";
import type { LinkModel } from "../../models/field-model.ts";
import type { Selection } from "../../models/selection.ts";
import type { Scope, Values } from "../scope.ts";
import { listOf } from "./list-of.ts";
import { presentLink } from "./present-link.ts";

/** One link, or a list where the model repeats it; the model decides, not what happens to be stored. */
export function presentLinkField(model: LinkModel, value: unknown, selection: Selection, scope: Scope): unknown {
  const stored = Array.isArray(value) ? listOf(value, isRecord) : [value].filter(isRecord);
  const present = (link: Values | undefined, index: number) =>
    presentLink(model, link, { key: link && keyOf(link, index, scope), selection, scope });
  return model.repeat ? stored.filter(isSomething).map(present) : present(stored[0], 0);
}

/** Links in fields have keys: one without gets one, the same each time. */
function keyOf(link: Values, index: number, { id }: Scope): string | undefined {
  const { key } = link;
  if (typeof key === "string") return key;
  return isFilled(link) ? uuid(`${id}|${index}|${JSON.stringify(link)}`) : undefined;
}

function isFilled({ id, url }: Values): boolean {
  return typeof id === "string" || typeof url === "string";
}

function isSomething(link: Values): boolean {
  return isFilled(link) || "key" in link || "text" in link;
}
