import { iconFile } from "../../../../endpoints/icons/icon-files.ts";
import { findSiteByHost } from "../../../../routing/host.ts";

interface Context {
  readonly params: Promise<{ readonly file: string }>;
}

/** Returns the icon or manifest of the requested host. `next.config.mjs` rewrites `/favicon.ico` and the others to it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const site = findSiteByHost(request.headers.get("host") ?? "");
  const found = site === undefined ? undefined : await iconFile(site, file);
  return found ?? new Response(null, { status: 404 });
}
