import type { Report } from "../contracts/diagnostics.ts";
import type { Ports } from "../contracts/ports.ts";
import type { PageMetadata } from "../contracts/page-type.ts";

/** Reports a missing description: search engines then choose a sentence of the page. */
export function reportDescription({ description }: Pick<PageMetadata, "description">, report: Report): void {
  if (description.trim() !== "") return;
  report(
    "page-description-missing",
    "The page has no description, so search engines choose a sentence of their own.",
    "Write a description for search engines, of at most 160 characters.",
  );
}

/** Reports words of the title that are not on the picture of the page when it is shared. */
export function reportUnsetWords(
  { title }: Pick<PageMetadata, "title">,
  { listUnsetWords }: Pick<Ports, "listUnsetWords">,
  report: Report,
): void {
  const words = listUnsetWords(title);
  if (words.length === 0) return;
  report(
    "share-title-incomplete",
    `The picture of the shared page omits "${words.join(" ")}": its fonts lack letters of these words.`,
    "Write the title for search engines without these words, or request a font for them.",
  );
}

/** Reports a page on which neither a part nor a field says what it is called. Its title is the heading then. */
export function reportNoHeading({ title }: Pick<PageMetadata, "title">, report: Report): void {
  report(
    "page-heading-missing",
    "No part of the page has a heading of level 1, so another text is shown as one.",
    "Write the heading of the page, or a title in its first slice.",
  );
  if (title.trim() !== "") return;
  report(
    "page-title-missing",
    "The page has neither a title nor a heading, so browsers and search engines show the brand alone.",
    "Write a title for search engines, of at most 60 characters.",
  );
}
