import type { ReactNode } from "react";
import { defaultLocale, type Locale, locales } from "../../i18n/locales.ts";
import type { Site } from "../../hosts/site.ts";
import { flagship } from "../../routing/flagship.ts";
import { getBrand } from "../../ui/theme/brands/index.ts";
import { fontFiles } from "../../ui/theme/tokens.ts";
import { ThemeStyles } from "../../ui/theme/ThemeStyles.tsx";
import { contentService } from "./clients.ts";
import { environment } from "./environment.ts";

interface Props {
  readonly locale: Locale;
  readonly site: Site;
  readonly children: ReactNode;
}

/** `<html>` and `<body>` in the right language, direction and brand, with the global styles inline. */
export function Document({ locale, site, children }: Props) {
  const { className, themeColor, fonts } = getBrand(site);
  return (
    <html lang={locale.tag} dir={locale.direction} className={className}>
      <head>
        <meta name="theme-color" content={themeColor} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {[...fonts, ...(locale.code === "ar" ? [fontFiles.arabic] : [])].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {environment.development && <ReloadOnChange />}
      </head>
      <body>
        <ThemeStyles site={site} locale={locale} />
        {children}
      </body>
    </html>
  );
}

/** Reloads a development page when the content is another than it was rendered with, also after the server was away. */
async function ReloadOnChange() {
  const known = await contentService.refs().then(String, () => "");
  const script = `new EventSource("/dev/changes").onmessage = ({ data }) => {
  if (data !== ${JSON.stringify(known)}) location.reload();
};`;
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}

/** The document around what belongs to no host: English, in the flagship's brand, without header and footer. */
export function HostlessDocument({ children }: Pick<Props, "children">) {
  return (
    <Document locale={locales[defaultLocale]} site={flagship}>
      <main id="content">{children}</main>
    </Document>
  );
}
