import { StartError } from "../terminal.ts";
import type { Upstreams } from "../upstreams.ts";

/**
 * Returns the origins whose pictures the site serves from its own. `PICTURE_ORIGINS` names them. The embedded media
 * service is one too, unless `MEDIA_BASE_URL` names another address for browsers. Throws `StartError` for a value that
 * is not an origin.
 */
export function pictureOrigins(
  { PICTURE_ORIGINS = "", MEDIA_BASE_URL = "" }: Readonly<Record<string, string | undefined>>,
  { embedded, environment }: Pick<Upstreams, "embedded" | "environment">,
): readonly string[] {
  const configured = PICTURE_ORIGINS.split(/[\s,]+/).filter((origin) => origin !== "");
  for (const origin of configured) requireOrigin(origin);
  const [service] = MEDIA_BASE_URL === "" ? embedded : [];
  if (service === undefined) return configured;
  const address = service === "content" ? environment.CONTENT_API_URL : environment.PROVIDER_API_URL;
  return [...new Set([new URL(address).origin, ...configured])];
}

function requireOrigin(text: string): void {
  if (/^https?:/.test(text) && URL.parse(text)?.origin === text) return;
  throw new StartError(
    `PICTURE_ORIGINS contains "${text}", but it is a list of origins without a path, as https://images.prismic.io.`,
  );
}
