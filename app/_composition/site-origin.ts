import type { Site } from "../../hosts/site.ts";
import { environment } from "./environment.ts";

/** Returns the origin of a site: its own host, or its local alias when the content is embedded. */
export function siteOrigin(site: Site): string {
  const local = environment.embedded || environment.development;
  return local ? `http://${site.name}.localhost:${environment.localPort}` : `https://${site.host}`;
}
