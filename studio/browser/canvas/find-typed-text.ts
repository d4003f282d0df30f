import { isList, isRecord } from "../../protocol/as-json.ts";
import { type Path, readAt } from "../../protocol/changes/path.ts";
import type { EditedDocument, Json } from "../../protocol/document.ts";
import { toMark } from "../../protocol/mark-path.ts";
import type { ToFrame } from "../../protocol/frame-messages.ts";

type Text = Extract<ToFrame, { readonly type: "text" }>;

/**
 * Returns the text that was typed at a path, for the page to show at once. Undefined for another change, and where a
 * shortcode is in it.
 */
export function findTypedText(old: EditedDocument, document: EditedDocument, path: Path): Text | undefined {
  const [before, after] = [readAt(old.data, path), readAt(document.data, path)];
  if (typeof before === "string" && typeof after === "string") return toMessage(path, before, after);
  if (!isList(before) || !isList(after) || before.length !== after.length) return undefined;
  const changed = after.flatMap((block, index) => (block === before[index] ? [] : [index]));
  const [index] = changed;
  if (index === undefined || changed.length > 1) return undefined;
  const [typed, next] = [readText(before[index]), readText(after[index])];
  return typed === undefined || next === undefined ? undefined : toMessage([...path, index], typed, next);
}

function toMessage(path: Path, before: string, text: string): Text | undefined {
  if (`${before}${text}`.includes("[")) return undefined;
  return { type: "text", ...toMark(path), before, text };
}

function readText(block: Json | undefined): string | undefined {
  const text = isRecord(block) ? block["text"] : undefined;
  return typeof text === "string" ? text : undefined;
}
