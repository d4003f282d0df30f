import type { ReactNode } from "react";
import { type LocaleCode, locales } from "@/i18n/locales.ts";
import { siteOfHost } from "@/routing/host.ts";
import { createRenderer } from "@/renderer/line.ts";
import { defaultView } from "@/routing/view.ts";
import { ports, registries } from "../_composition/composition.ts";
import { mockDocument } from "../_composition/render-mocks.ts";

/** Renders a page of one slice's mocks as any page renders; undefined when there is no such slice. */
export async function renderMocks(slice: string, locale: LocaleCode): Promise<ReactNode> {
  const site = siteOfHost("localhost");
  const document = mockDocument(slice, locales[locale].contentLanguage);
  if (site === undefined || document === undefined) return undefined;
  const { renderPage } = createRenderer(registries, { ...ports, content: { page: async () => document } });
  const outcome = await renderPage({ site, locale: locales[locale], currency: "auto", view: defaultView, path: [] });
  return outcome.kind === "page" ? outcome.content : undefined;
}
