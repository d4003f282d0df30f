import { contentService } from "@/app/_composition/clients.ts";
import { readPageLanguages } from "@/renderer/missing-page.ts";
import { pageAddress } from "@/routing/page-address.ts";

interface Context {
  readonly params: Promise<{ readonly host: string; readonly path: readonly string[] }>;
}

/** Returns the codes of the languages that a page exists in, `en.de`. The server reads them before it sends a 404. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { host, path } = await params;
  const address = pageAddress([host, ...path].map(decodeURIComponent).join("."));
  const languages = address === undefined ? [] : await readPageLanguages(address, contentService);
  return new Response(languages.map(({ code }) => code).join("."));
}
