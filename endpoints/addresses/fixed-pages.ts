import { sites } from "../../hosts/index.ts";
import { locales } from "../../i18n/locales.ts";
import { documentFromAddress } from "../../renderer/load/document-from-address.ts";
import type { Registries } from "../../renderer/contracts/registries.ts";
import type { ListedPage } from "./listed-page.ts";
import { createViewReader } from "./create-view-reader.ts";

/** A page that has no document, at the same path on every host. */
export type FixedPage = Pick<ListedPage, "site" | "path" | "locale" | "shows">;

/** Returns the pages of all hosts and languages that need no document and have a fixed path. */
export function fixedPages({ pageTypes, views }: Pick<Registries, "pageTypes" | "views">): readonly FixedPage[] {
  const listViewParameters = createViewReader(pageTypes, views);
  const paths = [...pageTypes.values()].flatMap((pageType) => pageType.paths);
  return sites.flatMap((site) =>
    site.languages.flatMap((code) =>
      paths.flatMap((path) => {
        const document = documentFromAddress({ site, path }, locales[code], pageTypes);
        if (document === undefined) return [];
        return [
          { site, path, locale: locales[code], shows: { kind: "page", view: listViewParameters(document) } } as const,
        ];
      }),
    ),
  );
}
