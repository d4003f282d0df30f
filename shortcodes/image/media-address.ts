import { sites } from "../../hosts/index.ts";

/** The content service's own, and those of its repositories. */
const contentService = /^(?:images|[a-z0-9-]+\.cdn)\.prismic\.io$/;

/** The embedded content service, on this machine. */
const loopback = new Set(["localhost", "127.0.0.1"]);

/**
 * The address of a picture where content keeps its pictures: over https at the content service or on a domain of one of
 * our sites, or the embedded service's. Undefined for any other: its host would learn who reads the page, and could not
 * cut the picture to size.
 */
export function mediaAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, pathname, href } = new URL(text);
  if (protocol === "http:" && loopback.has(hostname) && pathname.startsWith("/media/")) return href;
  const ours = sites.some(({ bookingDomain }) => `.${hostname}`.endsWith(`.${bookingDomain}`));
  return protocol === "https:" && (ours || contentService.test(hostname)) ? href : undefined;
}
