import * as v from "valibot";
import { defineShellPart, need, type ShellPartProps } from "../../renderer/index.ts";
import { languageLinks } from "../../ui/shell/language-links.ts";
import { group, type Link, link, number, text } from "../../content/fields/index.ts";
import { currencySign } from "../../i18n/currency-signs.ts";
import { returnAddress } from "./return-address.ts";
import { pagePath } from "../../routing/page-address.ts";
import { cityCategories } from "./city-categories.ts";
import { Header } from "../../ui/shell/Header.tsx";

/** Fields of a host's header. */
const schema = v.object({
  nav: group({ link: link() }),
  cities: group({ link: link() }),
  categories: group({ category: number({ min: 1, step: 1 }), name: text() }),
  popular: group({ link: link() }),
  help: link(),
});

/** Navigation, languages and currencies above every page of a host. */
export const header = defineShellPart({
  type: "common_header",
  fields: schema,
  needs: () => need("currencies", ["all"]),
  Component: SiteHeader,
});

function SiteHeader({ fields, page, language }: ShellPartProps<v.InferOutput<typeof schema>>) {
  const here = pagePath(page.locale.code, page.path);
  const toLinks = (links: readonly (Link | undefined)[], isCurrent: (href: string) => boolean) =>
    links.flatMap((one) => {
      const target = one && page.linkTo(one);
      return target ? [{ ...target, text: one.text, current: isCurrent(target.href), ...language }] : [];
    });
  const isHere = (href: string) => href === here;
  const categories = cityCategories(fields.categories, page)?.map((each) => ({
    ...each,
    current: isHere(each.href),
    ...language,
  }));
  const currencies = page.snapshot.get("currencies", "all") ?? [];
  return (
    <Header
      brand={page.site.brand}
      homeHref={pagePath(page.locale.code, [])}
      nav={toLinks([...linksIn(fields.nav), fields.help], isHere)}
      cities={toLinks(
        linksIn(fields.cities),
        // The page of a city, or one of its categories below it.
        (href) => here.startsWith(href),
      )}
      categories={categories ?? toLinks(linksIn(fields.popular), isHere)}
      sells={page.site.sells}
      searchField={page.contents.searchField}
      locale={page.locale}
      languages={languageLinks(page)}
      currencies={currencies.map((code) => ({ code, symbol: currencySign(code, page.locale.code) }))}
      currency={currencies.length === 0 && page.kind === undefined ? "" : page.currency}
      currencyAction="/api/currency/"
      returnTo={returnAddress(page)}
      t={page.t}
    />
  );
}

function linksIn(items: readonly { readonly link: Link | undefined }[]): readonly (Link | undefined)[] {
  return items.map(({ link: one }) => one);
}
