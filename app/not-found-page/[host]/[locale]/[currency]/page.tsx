import type { Metadata } from "next";
import { type MissingParams, missingRoute } from "@/app/_composition/page-of.ts";
import { pagePath } from "@/routing/page-address.ts";
import { createLocaleTranslator } from "@/i18n/translator.ts";
import { NotFoundView } from "@/ui/shell/NotFoundView.tsx";
import { notFound } from "next/navigation";

export const revalidate = 300;
export const generateStaticParams = () => [];

interface Props {
  readonly params: Promise<MissingParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const route = missingRoute(await params) ?? notFound();
  return { title: createLocaleTranslator(route.locale)("notFound.title"), robots: { index: false } };
}

/** What a host shows in a language where it has no page. The server sends it with its 404 responses (docs/adr). */
export default async function Page({ params }: Props) {
  const { locale } = missingRoute(await params) ?? notFound();
  return <NotFoundView t={createLocaleTranslator(locale)} homeHref={pagePath(locale.code, [])} />;
}
