import type { Metadata } from "next";
import { type MissingParams, missingRoute } from "@/app/_composition/page-of.ts";
import { isLocaleCode, locales } from "@/i18n/locales.ts";
import { linksTo } from "@/renderer/languages.ts";
import { pagePath } from "@/routing/page-address.ts";
import { createLocaleTranslator } from "@/i18n/translator.ts";
import { NotFoundView } from "@/ui/shell/NotFoundView.tsx";
import { notFound } from "next/navigation";

export const revalidate = 300;
export const generateStaticParams = () => [];

interface Props {
  /** `elsewhere`: the languages that the page exists in, `en.de`, and its path; absent where there is none. */
  readonly params: Promise<MissingParams & { readonly elsewhere?: readonly string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { elsewhere = [], ...names } = await params;
  const { locale } = missingRoute(names) ?? notFound();
  const title = elsewhere.length > 0 ? "notFound.untranslated" : "notFound.title";
  return { title: createLocaleTranslator(locale)(title), robots: { index: false } };
}

/** What a host shows in a language where it has no page. The server sends it with its 404 responses (docs/adr). */
export default async function Page({ params }: Props) {
  const { elsewhere = [], ...names } = await params;
  const { locale } = missingRoute(names) ?? notFound();
  const [codes = "", ...path] = elsewhere.map(decodeURIComponent);
  const languages = codes.split(".").flatMap((code) => (isLocaleCode(code) ? [locales[code]] : []));
  return (
    <NotFoundView
      t={createLocaleTranslator(locale)}
      homeHref={pagePath(locale.code, [])}
      elsewhere={linksTo(path, languages, locale)}
    />
  );
}
