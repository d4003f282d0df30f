import { sites } from "../../hosts/index.ts";

/** Hosts of the content service and of its repositories. */
const contentService = /^(?:images|[a-z0-9-]+\.cdn)\.prismic\.io$/;

/** The embedded content service, on this machine. */
const loopback = new Set(["localhost", "127.0.0.1"]);

/**
 * Returns the address of a picture at the content service, embedded or not, or on a domain of ours.
 * Undefined for any other: its host would learn who reads the page, and could not resize the picture.
 */
export function mediaAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, pathname, href } = new URL(text);
  if (protocol === "http:" && loopback.has(hostname) && pathname.startsWith("/media/")) return href;
  const ours = sites.some(({ bookingDomain }) => `.${hostname}`.endsWith(`.${bookingDomain}`));
  return protocol === "https:" && (ours || contentService.test(hostname)) ? href : undefined;
}
