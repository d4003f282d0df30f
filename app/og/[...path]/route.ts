import { renderPage } from "@/app/_composition/composition.ts";
import { environment } from "@/app/_composition/environment.ts";
import { createSharePictureResponder } from "@/endpoints/share-picture/share-pictures.ts";
import { findSiteByHost } from "@/routing/host.ts";

const respond = createSharePictureResponder({ renderPage, pictureOrigins: environment.pictureOrigins });

interface Context {
  readonly params: Promise<{ readonly path: readonly string[] }>;
}

/** Returns the picture that shows a page of the requested host where it is shared: `/og/de/rome.jpg`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const site = findSiteByHost(request.headers.get("host") ?? "");
  const { path } = await params;
  return site === undefined ? new Response(null, { status: 404 }) : respond(site, path);
}
