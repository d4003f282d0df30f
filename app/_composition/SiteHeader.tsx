import type { HeaderContent } from "../../customtypes/common_header/header.ts";
import { pagePath } from "../../routing/page-address.ts";
import type { Translator } from "../../i18n/translator.ts";
import { hrefFrom } from "../../renderer/render/href-from.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import type { Route } from "../../routing/route.ts";
import { Header } from "../../ui/shell/Header.tsx";
import type { LanguageLink } from "./language-links.ts";
import { siteOrigin } from "./site-origin.ts";

interface Props {
  readonly route: Route;
  readonly homeHref: string;
  readonly languages: readonly LanguageLink[];
  readonly header: HeaderContent;
  /** Undefined where there is no page: then there are no prices, and no currency to choose. */
  readonly page: PageContext | undefined;
  readonly t: Translator;
}

export function SiteHeader({ route, homeHref, languages, header, page, t }: Props) {
  const here = pagePath(route.locale.code, route.path);
  const hrefOf = hrefFrom(route.site, siteOrigin);
  const links = [...header.nav.map(({ link }) => link), header.help].filter((link) => link !== undefined);
  const nav = links.map((link) => {
    const href = hrefOf(link);
    return { href, text: link.text, current: href === here };
  });
  const currencies = page?.snapshot.get("currencies", "all") ?? [];
  return (
    <Header
      brand={route.site.brand}
      homeHref={homeHref}
      nav={nav}
      languages={languages}
      currencies={currencies.map(({ code, localSymbol }) => ({ code, symbol: localSymbol }))}
      currency={page?.currency ?? ""}
      currencyAction="/api/currency/"
      returnTo={here}
      t={t}
    />
  );
}
