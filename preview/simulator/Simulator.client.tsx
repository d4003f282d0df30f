"use client";
import { type ReactNode, useRef } from "react";
import type { LocaleCode } from "../../i18n/locales.ts";
import { Boundary } from "./Boundary.tsx";
import type { RenderSlices, Simulated } from "./simulated.ts";
import * as css from "./SimulatorTools.css.ts";
import { SimulatorTools } from "./SimulatorTools.tsx";
import { useParent } from "./use-parent.ts";
import { useSimulation } from "./use-simulation.ts";

interface Props {
  /** Who may send slices, as in `simulatorParents`. */
  readonly parents: readonly string[];
  readonly locale: LocaleCode;
  readonly renderSlices: RenderSlices;
  /** Slices that are shown until others are sent. */
  readonly initial: Simulated;
}

/** Shows the slices that its parent sends, rendered by the server, in the language that is chosen here. */
export function Simulator({ parents, locale, renderSlices, initial }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { zone, shown, problem, show } = useSimulation(renderSlices, initial, locale);
  useParent({ parents, root, onSlices: (slices) => show({ ...zone, slices }) });
  const choose = (chosen: LocaleCode) => {
    const address = withLocale(window.location.href, chosen);
    // A reload of the frame has the language from its address.
    window.history.replaceState(null, "", address);
    if (zone.slices.length === 0) window.location.reload();
    else show({ ...zone, locale: chosen });
  };
  return (
    <>
      <div ref={root} id="simulated-slices" className={css.slices}>
        <Boundary fallback={failure}>{shown.content}</Boundary>
      </div>
      <SimulatorTools result={shown} problem={problem || shown.note} locale={zone.locale} onLocale={choose} />
    </>
  );
}

function failure(error: unknown): ReactNode {
  return <p role="alert">An interactive part of these slices failed in the browser: {String(error)}</p>;
}

function withLocale(href: string, code: LocaleCode): string {
  const url = new URL(href);
  url.searchParams.set("locale", code);
  return url.href;
}
