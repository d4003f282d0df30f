import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { type Previewed, renderPreview } from "../../preview/render-preview.ts";
import type { Ports } from "../../renderer/contracts/ports.ts";
import type { Registries } from "../../renderer/contracts/registries.ts";
import { findSiteByHost } from "../../routing/host.ts";
import type { Route } from "../../routing/route.ts";
import { defaultView } from "../../routing/view.ts";
import { referenceDocument } from "./reference-document.ts";
import { referenceType } from "./reference-type.tsx";

interface ReferenceRequest {
  readonly registries: Registries;
  readonly ports: Ports;
  readonly locale: LocaleCode;
  /** Text that the editor tries out. */
  readonly typed: string;
  /** Where the pictures of examples are. */
  readonly media: string;
}

/** Renders the reference of all shortcodes as editors see any page. */
export async function renderReference(request: ReferenceRequest): Promise<Previewed> {
  const { registries, ports, locale: code, typed, media } = request;
  const site = findSiteByHost("localhost");
  if (site === undefined) throw new Error("No host is configured as localhost.");
  const locale = locales[code];
  const document = referenceDocument(registries.shortcodes, { typed, lang: locale.contentLanguage, media });
  const pageTypes = new Map([[referenceType.type, referenceType]]);
  const route: Route = { site, locale, currency: "auto", view: defaultView, path: [] };
  return renderPreview(
    { ...registries, pageTypes },
    { ...ports, content: { ...ports.content, page: async () => document } },
    route,
  );
}
