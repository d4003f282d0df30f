import type { Link } from "../../content/fields/link.ts";
import type { FooterContent } from "../../customtypes/common_footer/footer.ts";
import type { Site } from "../../hosts/site.ts";
import type { Translator } from "../../i18n/translator.ts";
import { hrefFrom } from "../../renderer/render/href-from.ts";
import type { Route } from "../../routing/route.ts";
import { Footer } from "../../ui/shell/Footer.tsx";
import type { LanguageLink } from "./language-links.ts";
import { siteOrigin } from "./site-origin.ts";

interface Props {
  readonly route: Route;
  readonly languages: readonly LanguageLink[];
  readonly footer: FooterContent;
  readonly t: Translator;
}

/** Every branded site says that it is not the venue's own (specification §1), also where the editor wrote nothing. */
function independence({ theme, brand }: Site, t: Translator): string {
  return theme === "flagship" ? "" : t("shell.notOfficial", { brand });
}

export function SiteFooter({ route, languages, footer, t }: Props) {
  const hrefOf = hrefFrom(route.site, siteOrigin);
  const toItem = ({ link }: { readonly link: Link | undefined }) =>
    link === undefined ? [] : [{ href: hrefOf(link), text: link.text }];
  return (
    <Footer
      brand={route.site.brand}
      notOfficial={footer.not_official.source || independence(route.site, t)}
      legalName={footer.legal_name.source}
      contactEmail={footer.contact_email.source}
      columns={footer.columns.map(({ title, links }) => ({ title: title.source, links: links.flatMap(toItem) }))}
      languages={languages}
      t={t}
    />
  );
}
