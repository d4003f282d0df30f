import type { Definition, WrittenShortcode } from "./definition.ts";
import { findNearestName } from "./find-nearest-name.ts";

/** Something about a shortcode that an editor can correct. */
export interface Finding {
  readonly code:
    | "shortcode-attribute-unknown"
    | "shortcode-encloses-nothing"
    | "shortcode-invalid"
    | "shortcode-link-in-link"
    | "shortcode-never-closed"
    | "shortcode-no-data"
    | "shortcode-stray-close"
    | "shortcode-unknown"
    | "shortcode-unreadable";
  /** Event and its reason. */
  readonly message: string;
  /** Correction that an editor can make. */
  readonly hint: string;
  /** Offset of the shortcode in its text, in UTF-16 units. */
  readonly start: number;
}

type Taken = Pick<Definition<unknown>, "attributeNames" | "example">;

export function unknownShortcode({ name, source, start }: WrittenShortcode, meant: string): Finding {
  return {
    code: "shortcode-unknown",
    message: `There is no shortcode called ${name}, so ${source} is shown as it was typed.`,
    hint: `Did you mean [${meant}]? To show the brackets themselves, double them: [${source}].`,
    start,
  };
}

// A tag with more unknown attributes than these does not count as a typing error.
const maxUnknownAttributes = 5;

/** Adds a finding for each attribute that the shortcode does not take. */
export function unknownAttributes(
  { name, attributes, start }: WrittenShortcode,
  taken: Taken,
  findings: Finding[],
): void {
  let left = maxUnknownAttributes;
  for (const attribute in attributes) {
    if (taken.attributeNames.has(attribute)) continue;
    if (left === 0) return;
    left -= 1;
    const meant = findNearestName(attribute, taken.attributeNames);
    findings.push({
      code: "shortcode-attribute-unknown",
      message: `[${name}] takes no attribute called ${attribute}.`,
      hint: meant === undefined ? `Remove it, or write it like this: ${taken.example}` : `Did you mean ${meant}=?`,
      start,
    });
  }
}

export function invalidShortcode({ source, start }: WrittenShortcode, { example }: Taken, problem: string): Finding {
  return {
    code: "shortcode-invalid",
    message: `The attributes of ${source} do not fit, so its fallback is shown. ${problem}`,
    hint: `Write it like this: ${example}`,
    start,
  };
}

export function shortcodeWithoutData({ source, start }: WrittenShortcode): Finding {
  return {
    code: "shortcode-no-data",
    message: `There is nothing to show for ${source}: only its fallback shows, if it has one.`,
    hint: 'Check that what it names exists and can be booked. Write the words around it inside [if-available]…[/if-available], which hides them then, or add a fallback="…" that reads well.',
    start,
  };
}
