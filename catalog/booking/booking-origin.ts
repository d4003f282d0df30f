import type { Site } from "../../hosts/site.ts";

/** What names the host a site's products are booked at. */
export type BookingSite = Pick<Site, "bookingDomain" | "bookingSubdomain">;

/** Where a site's products are booked, `https://{subdomain}.{domain}` (specification §2). */
export function bookingOrigin({ bookingDomain, bookingSubdomain }: BookingSite): string {
  return `https://${subdomain(bookingSubdomain)}.${bookingDomain}`;
}

/** `book` when missing or the text "undefined" (specification §5). */
function subdomain(configured: string | undefined): string {
  return configured === undefined || configured === "" || configured === "undefined" ? "book" : configured;
}
