import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { validateXML, type XMLFileInfo } from "xmllint-wasm";
import { sites } from "../../hosts/index.ts";
import type { Checker } from "./checker.ts";
import { requestFrom } from "./visit-pages.ts";

const folder = join(import.meta.dirname, "schemas");
const published = createRequire(import.meta.url).resolve("sitemap/schema/sitemap.xsd");

/** Pages of memory for a file of 50 MB, which libxml2 holds as a tree: 2 GB. */
const memoryPages = 32_768;

export const sitemap: Checker = {
  does: "libxml2, with the schema of sitemaps.org and Google's rules for pictures, films and languages",
  check: async ({ baseUrl }) => {
    const faults = [];
    for (const { name } of sites) {
      const { body } = await requestFrom(baseUrl, name, "/sitemap.xml");
      faults.push(...(await listXmlErrors(body)).map((says) => ({ where: name, says })));
    }
    return { inputs: sites.length, faults };
  },
};

/** Returns what the schemas do not allow in a sitemap. */
export async function listXmlErrors(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: "sitemap.xml", contents: xml }],
    schema: [readSchema("sitemap-files.xsd", join(folder, "sitemap-files.xsd"))],
    preload: [
      readSchema("sitemap.xsd", published),
      ...readdirSync(folder).map((fileName) => readSchema(fileName, join(folder, fileName))),
    ].filter(({ fileName }) => fileName !== "sitemap-files.xsd"),
    maxMemoryPages: memoryPages,
  });
  return errors.map(({ message }) => message);
}

function readSchema(fileName: string, path: string): XMLFileInfo {
  return { fileName, contents: readFileSync(path, "utf8") };
}
