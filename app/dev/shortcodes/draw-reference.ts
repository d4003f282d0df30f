import type { ContentClient } from "../../../content/client/content-service.ts";
import { type LocaleCode, locales } from "../../../i18n/locales.ts";
import { siteOfHost } from "../../../routing/host.ts";
import { createRenderer, type Outcome } from "../../../renderer/line.ts";
import type { Ports } from "../../../renderer/ports.ts";
import { defaultView } from "../../../routing/view.ts";
import type { ShortcodeRegistry } from "../../../renderer/shortcode.ts";
import { referenceDocument } from "./reference-document.ts";
import { referenceKind } from "./reference-kind.tsx";

interface Reference {
  readonly shortcodes: ShortcodeRegistry;
  readonly ports: Ports;
  readonly locale: LocaleCode;
  /** What the editor tries out. */
  readonly typed: string;
  /** Where the pictures of examples are. */
  readonly media: string;
}

/** The reference drawn as any page is, for editors. */
export async function drawReference({ shortcodes, ports, locale: code, typed, media }: Reference): Promise<Outcome> {
  const site = siteOfHost("localhost");
  if (site === undefined) return { kind: "not-found" };
  const locale = locales[code];
  const document = referenceDocument(shortcodes, { typed, lang: locale.contentLanguage, media });
  const content: ContentClient = { ...ports.content, page: async () => document };
  const registries = { slices: new Map(), pageKinds: [referenceKind], shortcodes };
  const draw = createRenderer(registries, { ...ports, content, onDiagnostics: () => {} }, "editors");
  return draw({ site, locale, currency: "auto", view: defaultView, path: [] });
}
