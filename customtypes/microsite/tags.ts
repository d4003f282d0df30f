import type { MicrositeFields } from "./fields.ts";

/** The values of `tagged_page_type` and `tagged_content_type` that decide a page's kind, in lower case. */
export const pageTypeTags = { city: "city", country: "country", landing: "landing page" } as const;
export const contentTypeTags = { tickets: "tickets", hopOnHopOff: "hop-on hop-off" } as const;

type TextTag = "tagged_city" | "tagged_category" | "tagged_sub_category" | "tagged_content_type" | "tagged_page_type";

/** Returns a tag trimmed and in lower case: `" City "` → `"city"`; empty without one. */
export function tag(fields: MicrositeFields, name: TextTag): string {
  return fields[name].source.trim().toLowerCase();
}

/** Returns whether a page is a landing page of type tickets with a city, as category pages are (B8). */
export function isTicketsLanding(fields: MicrositeFields): boolean {
  const isLanding = tag(fields, "tagged_page_type") === pageTypeTags.landing;
  const isTickets = tag(fields, "tagged_content_type") === contentTypeTags.tickets;
  return isLanding && isTickets && tag(fields, "tagged_city") !== "";
}

/** Returns the id that a tag holds: `" 1007 "` → 1007; undefined for anything else. */
export function taggedId(fields: MicrositeFields, name: TextTag): number | undefined {
  const value = tag(fields, name);
  return /^\d+$/.test(value) ? Number(value) : undefined;
}
