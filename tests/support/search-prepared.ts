import { responds, until } from "./until.ts";

/**
 * Waits until a site has read what its search consists of. It begins with that when it starts, and a test of calls would
 * count them. The second language needs what all languages share.
 */
export async function searchPrepared(baseUrl: string): Promise<void> {
  for (const locale of ["en", "fr"])
    await until("suggestions", () => responds(`${baseUrl}/api/suggest/?q=rome&locale=${locale}`));
}
