import type { Site } from "../../hosts/site.ts";
import { environment } from "./environment.ts";

/** Where a site is reached from a browser: its own host, or its local alias when the content is the embedded default. */
export function siteOrigin(site: Site): string {
  const local = environment.embedded || environment.development;
  return local ? `http://${site.name}.localhost:${environment.localPort}` : `https://${site.host}`;
}
