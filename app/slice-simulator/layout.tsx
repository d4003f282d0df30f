import { headers } from "next/headers";
import type { ReactNode } from "react";
import { defaultLocale, locales } from "@/i18n/locales.ts";
import { flagship } from "@/routing/flagship.ts";
import { findSiteByHost } from "@/routing/host.ts";
import { Document } from "../_composition/Document.tsx";

interface Props {
  readonly children: ReactNode;
}

/** The document in the brand of the host that the simulator is opened on. The slices have a separate language. */
export default async function Layout({ children }: Props) {
  const site = findSiteByHost((await headers()).get("host") ?? "");
  return (
    <Document locale={locales[defaultLocale]} site={site ?? flagship}>
      <main id="content">{children}</main>
    </Document>
  );
}
