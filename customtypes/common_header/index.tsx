import * as v from "valibot";
import { need } from "../../catalog/snapshot/needs.ts";
import { group } from "../../content/fields/group.ts";
import { link } from "../../content/fields/link.ts";
import { defineShellPart, type ShellPartProps } from "../../renderer/define-shell-part.tsx";
import { currencySign } from "../../i18n/currency-signs.ts";
import { languageLinks } from "../../renderer/languages.ts";
import { pagePath } from "../../routing/page-address.ts";
import { Header } from "../../ui/shell/Header.tsx";

/** What editors say about a host's header. */
const schema = v.object({ nav: group({ link: link() }), help: link() });

/** Navigation, languages and currencies above every page of a host. */
export const header = defineShellPart({
  type: "common_header",
  schema,
  needs: () => need("currencies", ["all"]),
  Component: SiteHeader,
});

function SiteHeader({ fields, page, language }: ShellPartProps<v.InferOutput<typeof schema>>) {
  const here = pagePath(page.locale.code, page.path);
  const links = [...fields.nav.map(({ link: target }) => target), fields.help].filter((target) => target !== undefined);
  const nav = links.map((one) => {
    const target = page.linkTo(one);
    return { ...target, text: one.text, current: target.href === here, ...language };
  });
  const currencies = page.snapshot.get("currencies", "all") ?? [];
  return (
    <Header
      brand={page.site.brand}
      homeHref={pagePath(page.locale.code, [])}
      nav={nav}
      languages={languageLinks(page)}
      currencies={currencies.map((code) => ({ code, symbol: currencySign(code, page.locale.code) }))}
      currency={currencies.length === 0 && page.kind === undefined ? "" : page.currency}
      currencyAction="/api/currency/"
      returnTo={here}
      t={page.t}
    />
  );
}
