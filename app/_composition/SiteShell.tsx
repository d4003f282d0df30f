import type { ReactNode } from "react";
import { pagePath } from "../../routing/page-address.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import type { Outcome } from "../../renderer/line.ts";
import type { Route } from "../../routing/route.ts";
import { SkipLink } from "../../ui/shell/Header.tsx";
import { Document } from "./Document.tsx";
import { languageLinks } from "./language-links.ts";
import type { ShellContent } from "./shell-content-of.ts";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

interface Props {
  readonly route: Route;
  readonly outcome: Outcome;
  readonly content: ShellContent;
  readonly children: ReactNode;
  /** What editors see besides; nothing for travellers. */
  readonly tools?: EditorTools;
}

interface EditorTools {
  readonly skipLink: ReactNode;
  /** Below the page. */
  readonly bar: ReactNode;
}

/** The document, header and footer of a host around one of its pages. */
export function SiteShell({ route, outcome, content, children, tools }: Props) {
  const { header, footer } = content;
  const shell = {
    route,
    homeHref: pagePath(route.locale.code, []),
    languages: languageLinks(route, outcome),
    t: createLocaleTranslator(route.locale),
  };
  return (
    <Document locale={route.locale} theme={route.site.theme}>
      <SkipLink t={shell.t} />
      {tools?.skipLink}
      <SiteHeader {...shell} header={header} page={outcome.kind === "page" ? outcome.page : undefined} />
      <main id="content">{children}</main>
      <SiteFooter {...shell} footer={footer} />
      {tools?.bar}
    </Document>
  );
}
