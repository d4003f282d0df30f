import type { RawDocument } from "../content/document.ts";

/** Something in the content that an editor can mend. Codes are permanent; a page with one still renders. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly level: "info" | "warning" | "error";
  /** What happened and why. */
  readonly message: string;
  /** What to do. */
  readonly hint: string;
  readonly place: Place;
}

/** Where it is: the document, and the slice in it when there is one. */
export interface Place {
  /** The content service's id. */
  readonly document: string;
  /** Page identifier and language: what an editor knows the document by. */
  readonly page?: string;
  readonly language?: string;
  /** Its number on the page, or its id. */
  readonly slice?: string;
  /** Ids of fields and positions from 1, `items.2.body.1`, where it is known. */
  readonly field?: string;
}

type DiagnosticCode = keyof typeof levels;

const levels = {
  "document-invalid": "error",
  "group-stray-close": "warning",
  "group-unclosed": "warning",
  "link-untranslated": "info",
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
  "shortcode-unknown": "warning",
} as const;

/** Takes a finding about a place it already knows. */
export type Report = (code: DiagnosticCode, message: string, hint: string) => void;

/** Gathers diagnostics in order, each once: `in(place)` gives the reporter for one place. */
export interface DiagnosticLog {
  readonly all: readonly Diagnostic[];
  readonly in: (place: Place) => Report;
}

export function createDiagnosticLog(): DiagnosticLog {
  const all: Diagnostic[] = [];
  const known = new Set<string>();
  return {
    all,
    in: (place) => (code, message, hint) => {
      // A title is expanded as often as it is shown: heading, metadata, structured data.
      const key = JSON.stringify([code, message, place]);
      if (known.has(key)) return;
      known.add(key);
      all.push({ code, level: levels[code], message, hint, place });
    },
  };
}

/** The place of a document, or of one slice or field in it. */
export function placeIn({ id, uid, lang }: RawDocument, slice?: string, field?: string): Place {
  const page = { document: id, language: lang, ...(uid && { page: uid }) };
  return { ...page, ...(slice !== undefined && { slice }), ...(field !== undefined && { field }) };
}
