import { createHash } from "node:crypto";
import { findInlineData } from "../../framework/next/inline-data.ts";

/** An inline script is executable, or rules for speculative loading, unless its type names a data format. */
const executable = /^(?:|module|text\/javascript|application\/javascript|speculationrules)$/i;

/**
 * Returns the sources of `script-src` for the inline scripts of a document: ours, and Next's with nothing but
 * data. Our components put `mark` on theirs, as `data-ours`; it is empty where none is known. Next puts it on its own as
 * `nonce`, where pages are Next's own output. A script that reached the page in any other way has no source, so browsers do
 * not run it.
 */
export function inlineScriptSources(html: string, mark: string): readonly string[] {
  const sources = inlineScripts(html).filter((script) => isTrusted(script, mark));
  return [
    ...new Set(
      sources.map(({ text }) => `'sha256-${createHash("sha256").update(removeMark(text, mark)).digest("base64")}'`),
    ),
  ];
}

/** Removes the mark from HTML. Next's data names the length of texts, so something as long replaces it there. */
export function removeMark(html: string, mark: string): string {
  return html.replaceAll(` data-ours="${mark}"`, "").replaceAll(mark, "-".repeat(mark.length));
}

interface InlineScript {
  readonly attributes: string;
  readonly type: string;
  readonly text: string;
}

function inlineScripts(html: string): readonly InlineScript[] {
  const scripts = html.matchAll(/<script((?:\s[^>]*)?)>([^]*?)<\/script/gi);
  return [...scripts].flatMap(([, attributes = "", text = ""]) => {
    const type = /\stype="([^"]*)"/i.exec(attributes)?.[1] ?? "";
    return executable.test(type) && !/\ssrc=/i.test(attributes) ? [{ attributes, type, text }] : [];
  });
}

function isTrusted({ attributes, type, text }: InlineScript, mark: string): boolean {
  const isMarked = ["data-ours", "nonce"].some((name) => attributes.includes(` ${name}="${mark}"`));
  if (mark !== "" && isMarked) return true;
  return isJson(type === "speculationrules" ? text : findInlineData(text));
}

function isJson(text: string | undefined): boolean {
  try {
    return text !== undefined && JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}
