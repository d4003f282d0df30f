import { jsonFiles } from "@tessera/runtime/json-files.ts";
import { readJson } from "@tessera/runtime/read-json.ts";
import { indexBy } from "../source/index-by.ts";
import { type Template, templateFile } from "./template.ts";

/** The patterns of `templates/`, file by file. Throws `DataError`. */
export function loadTemplates(folder: URL): readonly Template[] {
  const all = jsonFiles(new URL("templates/", folder)).flatMap(({ url }) => readJson(url, templateFile));
  return [...indexBy("templates/", all, ({ key }) => key).map.values()];
}
