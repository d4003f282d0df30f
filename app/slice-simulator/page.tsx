import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { isLocaleCode } from "@/i18n/locales.ts";
import { SimulatorIsland } from "@/preview/simulator/Simulator.island.tsx";
import * as toolsCss from "@/preview/simulator/SimulatorTools.css.ts";
import { simulatorParents } from "@/routing/simulator-parents.ts";
import { StyleSheet } from "@/ui/theme/StyleSheet.tsx";
import { registries } from "../_composition/registries.ts";
import { environment } from "../_composition/environment.ts";
import { mockSlices } from "../../endpoints/simulator/mock-slices.ts";
import { simulate } from "./simulate.ts";
import { renderSlices } from "./render-slices.ts";

const mockSources = { slices: registries.slices, mediaUrl: new URL("/media/", environment.contentApiUrl).href };

export const metadata: Metadata = { title: "Slice simulator", robots: { index: false, follow: false } };

type Parameter = string | readonly string[] | undefined;

interface Props {
  readonly searchParams: Promise<Readonly<Record<"slice" | "variation" | "locale", Parameter>>>;
}

/**
 * Renders the slices that its parent sends: Slice Machine in development, the hosted Page Builder in production. In
 * development `?slice=hero&variation=compact` renders mocks; `&locale=ar` is the language of either.
 */
export default async function Page({ searchParams }: Props) {
  const { slice, variation, locale = "" } = await searchParams;
  const parents = simulatorParents(process.env);
  if (parents.length === 0) notFound();
  const code = typeof locale === "string" && isLocaleCode(locale) ? locale : "en";
  const mocks =
    environment.development && typeof slice === "string" ? mockSlices(slice, variation, mockSources) : undefined;
  const initial = await simulate(mocks ?? [], code);
  const content = mocks === undefined ? <Waiting unknown={slice} /> : initial.content;
  return (
    <>
      <StyleSheet of={toolsCss} />
      <SimulatorIsland parents={parents} locale={code} renderSlices={renderSlices} initial={{ ...initial, content }} />
    </>
  );
}

/** The page before slices are sent; in development with a link to the mocks of every slice. */
function Waiting({ unknown }: { readonly unknown: Parameter }) {
  return (
    <>
      <h1>Slice simulator</h1>
      <p>Slices appear here when Slice Machine or the Page Builder sends them.</p>
      {environment.development && (
        <>
          <p>{unknown === undefined ? "" : `There is no slice “${unknown.toString()}”. `}These have mocks:</p>
          <ul>
            {[...registries.slices.keys()].map((type) => (
              <li key={type}>
                <a href={`?slice=${type}`}>{type}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
