import type { ReactNode } from "react";
import { defaultLocale, locales } from "../../i18n/locales.ts";
import { Document } from "./Document.tsx";

/** The document around what belongs to no host: English, in the flagship's brand, without header and footer. */
export function HostlessDocument({ children }: { readonly children: ReactNode }) {
  return (
    <Document locale={locales[defaultLocale]} theme="flagship">
      <main id="content">{children}</main>
    </Document>
  );
}
