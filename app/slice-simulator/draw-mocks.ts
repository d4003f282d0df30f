import type { ReactNode } from "react";
import type { ContentClient } from "@/content/client/content-service.ts";
import { type LocaleCode, locales } from "@/i18n/locales.ts";
import { siteOfHost } from "@/routing/host.ts";
import { createRenderer } from "@/renderer/line.ts";
import { defaultView } from "@/routing/view.ts";
import { ports, registries } from "../_composition/composition.ts";
import { mockDocument } from "./mock-document.ts";

/** A page made of one slice's mocks, drawn along the same line as any page; undefined when there is no such slice. */
export async function drawMocks(slice: string, locale: LocaleCode): Promise<ReactNode> {
  const site = siteOfHost("localhost");
  const document = mockDocument(slice, locales[locale].contentLanguage);
  if (site === undefined || document === undefined) return undefined;
  const content: ContentClient = { ...ports.content, page: async () => document };
  const draw = createRenderer(registries, { ...ports, content });
  const outcome = await draw({ site, locale: locales[locale], currency: "auto", view: defaultView, path: [] });
  return outcome.kind === "page" ? outcome.content : undefined;
}
