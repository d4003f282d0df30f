import { responds, until } from "./until.ts";

/**
 * Waits until a site has read what its search consists of: it begins with that when it starts, and its calls are none of a
 * page. The second language needs what the others share.
 */
export async function searchPrepared(baseUrl: string): Promise<void> {
  for (const locale of ["en", "fr"])
    await until("suggestions", () => responds(`${baseUrl}/api/suggest/?q=rome&locale=${locale}`));
}
