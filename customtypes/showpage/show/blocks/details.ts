import { type Link, parseLink } from "../../../../content/fields/index.ts";
import { SourceText } from "../../../../content/source-text.ts";
import { parseDate, isoDay } from "../../../../i18n/dates.ts";
import type { Pairs } from "./pairs.ts";
import type { TextBlock } from "./text-blocks.ts";

/** Facts of a show from the pairs of a flat list. Missing ones are undefined, or empty text. */
export interface Details {
  readonly showType: SourceText;
  readonly theatreName: SourceText;
  /** Where the theatre's name leads. */
  readonly theatreLink: Link | undefined;
  readonly duration: SourceText;
  readonly ageLimit: SourceText;
  /** `YYYY-MM-DD`; undefined when the text is not a day. */
  readonly openingDate: string | undefined;
  readonly closingDate: string | undefined;
  readonly map: Link | undefined;
}

/** Returns the details among pairs. */
export function readDetails({ values }: Pairs): Details {
  return {
    showType: toSourceText(values.get("showType")),
    theatreName: toSourceText(values.get("theatreName")),
    theatreLink: linkIn(values.get("theatreName")),
    duration: toSourceText(values.get("duration")),
    ageLimit: toSourceText(values.get("ageLimit")),
    openingDate: dayIn(values.get("openingDate")),
    closingDate: dayIn(values.get("closingDate")),
    map: findMapLink(values.get("map")),
  };
}

function toSourceText(block: TextBlock | undefined): SourceText {
  return new SourceText(block?.text.trim() ?? "");
}

/** Parses `YYYY-MM-DD` or `DD-MM-YYYY` (F6). */
function dayIn(block: TextBlock | undefined): string | undefined {
  const day = parseDate(block?.text.trim() ?? "");
  return day && isoDay(day);
}

/** Returns the first link inside a block. */
function linkIn(block: TextBlock | undefined): Link | undefined {
  return block?.spans.map(({ data }) => parseLink(data)).find((link) => link !== undefined);
}

/** Returns what a block links to, or the URL that it is. */
function findMapLink(block: TextBlock | undefined): Link | undefined {
  const url = block?.text.trim() ?? "";
  return linkIn(block) ?? (url.startsWith("https://") ? parseLink({ link_type: "Web", url }) : undefined);
}
