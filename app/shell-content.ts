import * as v from "valibot";
import { bestTranslation } from "../content/best-translation.ts";
import { type FooterContent, footerSchema } from "../customtypes/common_footer/footer.ts";
import { type HeaderContent, headerSchema } from "../customtypes/common_header/header.ts";
import type { Route } from "../renderer/route.ts";
import { sharedDocuments } from "./shared-documents.ts";

export interface ShellContent {
  readonly header: HeaderContent;
  readonly footer: FooterContent;
}

/** What editors say about the header and footer of a host; empty parts where they say nothing. */
export async function shellContent({ site, locale }: Route): Promise<ShellContent> {
  const documents = await sharedDocuments(site.host);
  return {
    header: v.parse(headerSchema, bestTranslation(documents, "common_header", locale)?.data ?? {}),
    footer: v.parse(footerSchema, bestTranslation(documents, "common_footer", locale)?.data ?? {}),
  };
}
