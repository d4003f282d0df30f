import type { ReactNode } from "react";
import { defaultLocale, locales } from "@/i18n/locales.ts";
import { Document } from "../Document.tsx";

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <Document locale={locales[defaultLocale]} theme="flagship">
      <main id="content">{children}</main>
    </Document>
  );
}
