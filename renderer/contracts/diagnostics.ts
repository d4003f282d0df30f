import type { RawDocument } from "../../content/document.ts";

/** Something in the content that an editor can correct. Codes are permanent; a page with one still renders. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly level: "info" | "warning" | "error";
  /** Event and its reason. */
  readonly message: string;
  /** Correction that an editor can make. */
  readonly hint: string;
  readonly location: ContentLocation;
  /** Error that was thrown in a part of the page. Only for the log: visitors and editors see the message. */
  readonly cause?: unknown;
}

/** Where a diagnostic is: the document, and the slice and field in it where they are known. */
export interface ContentLocation {
  /** The content service's id. */
  readonly document: string;
  /** Page identifier and language: what an editor knows the document by. */
  readonly page?: string;
  readonly language?: string;
  /** The slice's number on the page, or its id. */
  readonly slice?: string;
  /** Ids of fields and positions from 1, `items.2.body.1`. */
  readonly field?: string;
}

type DiagnosticCode = keyof typeof levels;

const levels = {
  "alt-text-missing": "info",
  "catalog-id-unknown": "warning",
  "country-unknown": "warning",
  "date-unknown-to-lists": "warning",
  "direction-control-omitted": "warning",
  "document-invalid": "error",
  "fact-contradicted": "warning",
  "field-invalid": "warning",
  "green-claim": "warning",
  "group-member-empty": "warning",
  "group-stray-close": "warning",
  "group-unclosed": "warning",
  "link-dead": "warning",
  "list-filtered-away": "warning",
  "page-description-missing": "warning",
  "page-heading-missing": "warning",
  "page-title-missing": "warning",
  "page-topic-missing": "warning",
  "part-failed": "error",
  "product-collection-missing": "warning",
  "read-unplanned": "error",
  "redirect-circular": "error",
  "share-title-incomplete": "warning",
  "slice-empty": "warning",
  "slice-failed": "error",
  "slice-invalid": "error",
  "slice-malformed": "error",
  "slice-unknown": "warning",
  "variation-unknown": "warning",
  "shortcode-attribute-unknown": "info",
  "shortcode-encloses-nothing": "warning",
  "shortcode-invalid": "warning",
  "shortcode-link-in-link": "warning",
  "shortcode-never-closed": "warning",
  "shortcode-no-data": "info",
  "shortcode-stray-close": "warning",
  "shortcode-unknown": "warning",
  "shortcode-unreadable": "warning",
} as const;

/** Records a diagnostic at a location that the reporter already knows. */
export type Report = (code: DiagnosticCode, message: string, hint: string, cause?: unknown) => void;

/** Hint of a diagnostic that no editor can correct. */
export const errorInCode = "This is an error in the code, not in the content: a developer corrects it.";

/** Reports a part of the page that threw, and returns the message: `Slice "faq" failed and was omitted: x is null.` */
export function reportFailure(
  report: Report,
  {
    code,
    what,
    error,
  }: { readonly code: "part-failed" | "slice-failed"; readonly what: string; readonly error: unknown },
): string {
  const cause = error instanceof Error ? error.message : String(error);
  const message = `${what} failed and was omitted: ${cause.replace(/\.$/, "")}.`;
  report(code, message, errorInCode, error);
  return message;
}

/** Collects diagnostics in order, each once. `in(location)` returns the reporter for one location. */
export interface DiagnosticLog {
  readonly all: readonly Diagnostic[];
  readonly in: (location: ContentLocation) => Report;
}

export function createDiagnosticLog(): DiagnosticLog {
  const all: Diagnostic[] = [];
  const known = new Set<string>();
  return {
    all,
    in: (location) => (code, message, hint, cause) => {
      // A title is expanded as often as it is rendered: heading, metadata, structured data.
      const key = JSON.stringify([code, message, location]);
      if (known.has(key)) return;
      known.add(key);
      all.push({ code, level: levels[code], message, hint, location, ...(cause !== undefined && { cause }) });
    },
  };
}

/** Returns the location of a document, or of one slice or field in it. */
export function locationIn({ id, uid, lang }: RawDocument, slice?: string, field?: string): ContentLocation {
  const page = { document: id, language: lang, ...(uid && { page: uid }) };
  return { ...page, ...(slice !== undefined && { slice }), ...(field !== undefined && { field }) };
}
