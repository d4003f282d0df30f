import type { Definition, WrittenShortcode } from "./definition.ts";
import type { Finding } from "./findings.ts";

// Findings about where a shortcode begins and ends.

export function neverClosed({ name, source, start }: WrittenShortcode): Finding {
  return {
    code: "shortcode-never-closed",
    message: `${source} encloses no text, as nothing closes it, so it has nothing to show.`,
    hint: `Write [/${name}] where the text ends that it is about.`,
    start,
  };
}

export function strayClose(
  { name, source, start }: Pick<WrittenShortcode, "name" | "source" | "start">,
  { encloses, example }: Pick<Definition<unknown>, "encloses" | "example">,
): Finding {
  return {
    code: "shortcode-stray-close",
    message: `${source} closes nothing, as no [${name}] is open before it, so it is shown as it was typed.`,
    hint: encloses ? `Remove it, or write it like this: ${example}` : "Remove it.",
    start,
  };
}

const maxExcerpt = 40;

export function unreadableTag(
  { example }: Pick<Definition<unknown>, "example">,
  source: string,
  start: number,
): Finding {
  const lineEnd = source.indexOf("\n");
  const line = (lineEnd === -1 ? source : source.slice(0, lineEnd)).trimEnd();
  const excerpt = line.length > maxExcerpt ? `${line.slice(0, maxExcerpt)}…` : line;
  return {
    code: "shortcode-unreadable",
    message: `${excerpt} is no complete shortcode, so it is shown as it was typed.`,
    hint: `Close its quotation marks, end it with ] and write it like this: ${example}`,
    start,
  };
}

export function linkInLink({ source, start }: WrittenShortcode): Finding {
  return {
    code: "shortcode-link-in-link",
    message: `There is a link in the link ${source}; only the outer one leads anywhere.`,
    hint: "Close one before the other begins.",
    start,
  };
}

export function enclosesNothing({ name, start }: WrittenShortcode, closingTag: string): Finding {
  return {
    code: "shortcode-encloses-nothing",
    message: `[${name}] stands alone and encloses no text, so ${closingTag} is shown as it was typed.`,
    hint: `Remove ${closingTag}.`,
    start,
  };
}
