import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { isLocaleCode } from "@/i18n/locales.ts";
import { registries } from "../_composition/composition.ts";
import { environment } from "../_composition/environment.ts";
import { renderMocks } from "../_composition/render-mocks.ts";

export const metadata: Metadata = { title: "Slice simulator", robots: { index: false } };

interface Props {
  readonly searchParams: Promise<{ readonly slice?: string | string[]; readonly locale?: string | string[] }>;
}

/** Development only: a slice's mocks, rendered by the same renderer as pages. `?slice=hero` shows one, `&locale=ar` in Arabic. */
export default async function Page({ searchParams }: Props) {
  const { slice, locale } = await searchParams;
  if (!environment.development) notFound();
  if (typeof slice !== "string") return <SliceIndex />;
  const code = typeof locale === "string" && isLocaleCode(locale) ? locale : "en";
  return (await renderMocks(slice, code)) ?? <SliceIndex unknown={slice} />;
}

/** A link for every registered slice, also in place of one that is unknown. */
function SliceIndex({ unknown }: { readonly unknown?: string }) {
  return (
    <>
      <h1>Slices</h1>
      {unknown !== undefined && <p>There is no slice “{unknown}”. These exist:</p>}
      <ul>
        {[...registries.slices.keys()].map((type) => (
          <li key={type}>
            <a href={`?slice=${type}`}>{type}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
