import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { isLocaleCode } from "../../../i18n/locales.ts";
import { ports } from "../../_composition/composition.ts";
import { registries } from "../../_composition/registries.ts";
import { environment } from "../../_composition/environment.ts";
import { renderReference } from "../../../endpoints/development/render-reference.ts";
import { TextFindings } from "../../../endpoints/development/TryForm.tsx";

export const metadata: Metadata = { title: "Shortcodes", robots: { index: false } };

interface Props {
  readonly searchParams: Promise<{ readonly text?: string | string[]; readonly locale?: string | string[] }>;
}

/** The editors' reference of all shortcodes, where they can try out a text: `?text=…&locale=ar`. */
export default async function Page({ searchParams }: Props) {
  const { text = "", locale = "" } = await searchParams;
  if (!environment.developerPages) notFound();
  const { outcome, report } = await renderReference({
    registries,
    ports,
    locale: typeof locale === "string" && isLocaleCode(locale) ? locale : "en",
    typed: typeof text === "string" ? text : "",
    media: new URL("/media/", environment.contentApiUrl).href,
  });
  if (outcome.kind !== "page") notFound();
  return (
    <>
      <TextFindings diagnostics={report?.diagnostics ?? []} />
      {outcome.content}
    </>
  );
}
