import type { ShortcodeDefinition } from "./define-shortcode.ts";
import { nameMeant } from "./name-meant.ts";
import type { ShortcodeNode } from "./source-text.ts";

/** Something about a shortcode that an editor can mend. */
export interface Finding {
  readonly code:
    | "shortcode-attribute-unknown"
    | "shortcode-encloses-nothing"
    | "shortcode-invalid"
    | "shortcode-link-in-link"
    | "shortcode-never-closed"
    | "shortcode-no-data"
    | "shortcode-unknown";
  /** What happened and why. */
  readonly message: string;
  /** What to do. */
  readonly hint: string;
  /** Where the shortcode begins in its text, in UTF-16 units. */
  readonly start: number;
}

export function unknownShortcode({ name, source, start }: ShortcodeNode, meant: string): Finding {
  return {
    code: "shortcode-unknown",
    message: `There is no shortcode called ${name}, so ${source} is shown as it was typed.`,
    hint: `Did you mean [${meant}]? To show the brackets themselves, double them: [${source}].`,
    start,
  };
}

export function unknownAttribute(
  { name, start }: ShortcodeNode,
  { attributeNames, example }: ShortcodeDefinition,
  attribute: string,
): Finding {
  const meant = nameMeant(attribute, attributeNames);
  return {
    code: "shortcode-attribute-unknown",
    message: `[${name}] takes no attribute called ${attribute}, so it has no effect.`,
    hint: meant === undefined ? `Take it away, or write it like this: ${example}` : `Did you mean ${meant}=?`,
    start,
  };
}

export function invalidShortcode(
  { source, start }: ShortcodeNode,
  { example }: ShortcodeDefinition,
  problem: string,
): Finding {
  return {
    code: "shortcode-invalid",
    message: `The attributes of ${source} don't fit, so its fallback is shown. ${problem}`,
    hint: `Write it like this: ${example}`,
    start,
  };
}

export function shortcodeWithoutData({ source, start }: ShortcodeNode): Finding {
  return {
    code: "shortcode-no-data",
    message: `There is nothing to show for ${source}: only its fallback shows, if it has one.`,
    hint: 'Check that what it names exists and can be booked, and give it a fallback="…" that reads well without it.',
    start,
  };
}

export function neverClosed({ name, source, start }: ShortcodeNode): Finding {
  return {
    code: "shortcode-never-closed",
    message: `${source} encloses no text, as nothing closes it, so it has nothing to show.`,
    hint: `Write [/${name}] where the text ends that it is about.`,
    start,
  };
}

export function linkInLink({ source, start }: ShortcodeNode): Finding {
  return {
    code: "shortcode-link-in-link",
    message: `There is a link in the link ${source}; only the outer one leads anywhere.`,
    hint: "Close one before the other begins.",
    start,
  };
}

export function enclosesNothing({ name, enclosed, source, start }: ShortcodeNode): Finding {
  return {
    code: "shortcode-encloses-nothing",
    message: `[${name}] stands alone and encloses no text, so ${enclosed?.closingTag ?? source} is shown as it was typed.`,
    hint: `Take ${enclosed?.closingTag ?? source} away.`,
    start,
  };
}
