import * as v from "valibot";
import { group, type Link, link, text } from "../../content/fields/index.ts";
import { textLanguage } from "../../i18n/localized-text.ts";
import { defineShellPart, type PageContext, type ShellPartProps } from "../../renderer/index.ts";
import { languageLinks } from "../../ui/shell/language-links.ts";
import { contactNodes } from "./contact-nodes.ts";
import { cookieAddress } from "../../routing/cookie-address.ts";
import { Footer } from "../../ui/shell/Footer.tsx";

/** The fields of a host's footer. `not_official` is the line that every branded site carries (A9). */
const schema = v.object({
  legal_name: text(),
  not_official: text(),
  contact_email: text(),
  columns: group({ title: text(), links: group({ link: link() }) }),
});

/** Who sells on a host and where else to go, below every page. */
export const footer = defineShellPart({
  type: "common_footer",
  fields: schema,
  structuredData: ({ contact_email: source }, page) => contactNodes(page.text(source), page),
  Component: SiteFooter,
});

function SiteFooter({ fields, page, language }: ShellPartProps<v.InferOutput<typeof schema>>) {
  const toItem = ({ link: target }: { readonly link: Link | undefined }) =>
    target === undefined ? [] : [{ ...page.linkTo(target), text: target.text }];
  // Brands and the site's own legal name are English, also where an editor repeats it.
  const english = textLanguage("en", page.locale);
  const legalName = page.text(fields.legal_name) || page.site.legalName;
  const notOfficial = page.text(fields.not_official);
  return (
    <Footer
      brand={{ text: page.site.brand, ...english }}
      notOfficial={notOfficial === "" ? { text: independence(page) } : { text: notOfficial, ...language }}
      legalName={legalName === page.site.legalName ? { text: legalName, ...english } : { text: legalName, ...language }}
      contactEmail={page.text(fields.contact_email)}
      columns={fields.columns.map(({ title, links }) => ({
        title: page.text(title),
        links: links.flatMap(toItem),
        ...language,
      }))}
      languages={languageLinks(page)}
      cookieHref={cookieAddress(page.locale.code)}
      t={page.t}
    />
  );
}

/** Every branded site says that it is not the venue's own (A9), also where the editor wrote nothing. */
function independence({ site, t }: PageContext): string {
  return site.flagship ? "" : t("shell.notOfficial", { brand: site.brand });
}
