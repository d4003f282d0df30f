import type { LocaleCode } from "../../../i18n/locales.ts";
import { catalogs } from "../../../i18n/messages/index.ts";

/** A tree of texts, as `i18n/messages/en.json`. */
type Tree = { readonly [key: string]: string | Tree };

/** Returns the interface texts of a language by their keys, without the syntax of ICU: `trust.helpCenter` → `Help center`. */
export function interfaceTexts(code: LocaleCode): ReadonlyMap<string, string> {
  return new Map(leaves(catalogs[code], ""));
}

function leaves(tree: Tree, path: string): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[path + key, extractWords(value)] as const] : leaves(value, `${path}${key}.`),
  );
}

/** Returns the words of an ICU text: `{n, plural, =0 {none} other {# free}}` → `none # free`. */
function extractWords(text: string): string {
  return text
    .replaceAll(/\{\w+\}|\{\w+, (?:plural|select|selectordinal),/gu, " ")
    .replaceAll(/(?:=\d+|\b(?:zero|one|two|few|many|other)) \{/gu, " ")
    .replaceAll(/[{}]/gu, " ")
    .replaceAll(/ +/gu, " ")
    .trim();
}
