import { contentService } from "@/app/_composition/clients.ts";
import { limitEntries } from "@/preview/limit-previews.ts";
import { documentAddress, enterCookies, findMissingAddress, hasEnded } from "@/preview/preview-session.ts";
import { redirectTo } from "@/routing/redirect.ts";
import { origins } from "@/app/_composition/environment.ts";
import { findSiteByHost } from "@/routing/host.ts";
import { BusyError } from "@/http/create-queue.ts";
import { ContentError } from "@/content/client/content-error.ts";
import { isIdentifier } from "@/content/client/search.ts";

/**
 * Where the content service sends an editor who previews: `?token=…&documentId=…`. Leads to the page the document is,
 * on its own host, where a cookie holds the token.
 */
export async function GET(request: Request): Promise<Response> {
  const { search, searchParams } = new URL(request.url);
  const host = request.headers.get("host") ?? "";
  const token = searchParams.get("token") ?? "";
  const here = findSiteByHost(host);
  const content = contentService.withPreview(token);
  if (here === undefined || content === contentService) return refusal(400, "This is no preview of this website.");
  try {
    const document = await limitEntries(() => content.byId(documentIdIn(searchParams)).catch(homeInstead));
    const missing = findMissingAddress(document);
    if (missing !== undefined) return refusal(404, missing);
    const { site = here, path } = documentAddress(document);
    return site === here
      ? redirectTo(path, enterCookies(token, host))
      : redirectTo(`${origins.getSite(site)}/api/preview/${search}`, []);
  } catch (error) {
    if (hasEnded(error)) return refusal(400, "This preview has ended. Make a new one where you edit.");
    if (!isUnavailable(error)) throw error;
    return refusal(503, "Previews are not available right now. Try again in a moment.");
  }
}

/**
 * Returns the id of the document, or one that no document has. The content service checks the token with the query, so
 * there has to be one before the cookie is set.
 */
function documentIdIn(parameters: URLSearchParams): string {
  const id = parameters.get("documentId") ?? "";
  return isIdentifier(id) ? id : "none";
}

/** A preview that names no document, or one that does not exist, leads to the home page. */
function homeInstead(error: unknown) {
  if (error instanceof ContentError && error.kind === "no-documents") return { uid: null, lang: "" };
  throw error;
}

/** The content service is down, or too many come at once. */
function isUnavailable(error: unknown): boolean {
  return error instanceof ContentError || error instanceof BusyError;
}

function refusal(status: 400 | 404 | 503, message: string): Response {
  const headers = { "cache-control": "no-store", ...(status === 503 && { "retry-after": "30" }) };
  return new Response(message, { status, headers });
}
