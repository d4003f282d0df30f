import type { Metadata } from "next";
import { type MissingParams, missingRoute, renderMissingOnce } from "@/app/_composition/render-page-once.ts";
import { finishContent } from "@/framework/react/markup/finish-content.ts";
import { isLocaleCode, type Locale, locales } from "@/i18n/locales.ts";
import { linksTo } from "@/ui/shell/language-links.ts";
import { pagePath } from "@/routing/page-address.ts";
import { createLocaleTranslator } from "@/i18n/translator.ts";
import { NotFoundView } from "@/ui/shell/NotFoundView.tsx";
import { notFound } from "next/navigation";

export const revalidate = 300;
export const generateStaticParams = () => [];

interface Props {
  /**
   * `elsewhere`: the languages that the page exists in, `en.de`, and its path; absent without such a page. A language that
   * the host does not speak precedes them: `fr~en.de`.
   */
  readonly params: Promise<MissingParams & { readonly elsewhere?: readonly string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { elsewhere, ...names } = await params;
  const { locale, site } = missingRoute(names) ?? notFound();
  const { language, codes } = readElsewhere(elsewhere, locale);
  const title = codes.length > 0 ? "notFound.untranslated" : "notFound.title";
  return { title: `${createLocaleTranslator(language)(title)} | ${site.brand}`, robots: { index: false } };
}

/** The not-found page of a host in a language. The server sends it with its 404 responses (docs/adr). */
export default async function Page({ params }: Props) {
  const { elsewhere, ...names } = await params;
  const { locale, site } = missingRoute(names) ?? notFound();
  const { language, codes, path } = readElsewhere(elsewhere, locale);
  const { body } = await renderMissingOnce(names);
  return (
    <>
      <div lang={language.tag} dir={language.direction}>
        <NotFoundView
          t={createLocaleTranslator(language)}
          locale={locale}
          sells={site.sells}
          homeHref={pagePath(locale.code, [])}
          elsewhere={linksTo(
            path,
            codes.map((code) => locales[code]),
            language,
          )}
        />
      </div>
      {finishContent(body)}
    </>
  );
}

/** Returns the language of the texts, and where the page exists: `["fr~en.de", "tickets"]` → French, English and German. */
function readElsewhere(elsewhere: readonly string[] = [], locale: Locale) {
  const [first = "", ...path] = elsewhere.map(decodeURIComponent);
  const [codes = "", unspoken = locale.code] = first.split("~").toReversed();
  const language = isLocaleCode(unspoken) ? locales[unspoken] : locale;
  return { language, codes: codes.split(".").filter(isLocaleCode), path };
}
