import { useEffect, useEffectEvent, useState } from "react";
import type { LocaleCode } from "../../i18n/locales.ts";
import { processLatestOnly } from "./process-latest-only.ts";
import { maxZoneLength, type RenderSlices, type Simulated, tooLong } from "./simulated.ts";

/** The slices that a parent sent, and the language that they are shown in. */
interface Zone {
  readonly slices: readonly unknown[];
  readonly locale: LocaleCode;
}

interface Simulation {
  readonly zone: Zone;
  /** Slices on the page: the last ones that could be rendered. */
  readonly shown: Simulated;
  /** Why the slices of the zone are not shown, or empty. */
  readonly problem: string;
  readonly show: (zone: Zone) => void;
}

const unreachable = "The site did not render these slices. It may have restarted: reload this page.";

/**
 * Renders zones one after another. While one renders, the one before stays on the page. Until the first is sent,
 * `initial` is shown. A new `initial` means that the code has changed, so that the zone is rendered again.
 */
export function useSimulation(renderSlices: RenderSlices, initial: Simulated, locale: LocaleCode): Simulation {
  const [zone, setZone] = useState<Zone>({ slices: [], locale });
  const [sent, setSent] = useState<Simulated>();
  const [problem, setProblem] = useState("");
  const [render] = useState(() =>
    processLatestOnly(async (next: Zone) => {
      const json = JSON.stringify(next.slices);
      const rendered = json.length > maxZoneLength ? tooLong : renderSlices(json, next.locale);
      const result = await Promise.resolve(rendered).catch(() => unreachable);
      setProblem(typeof result === "string" ? result : "");
      if (typeof result !== "string") setSent(result);
    }),
  );
  const show = (next: Zone) => {
    setZone(next);
    render(next);
  };
  const renderAgain = useEffectEvent((changed: Simulated) => {
    if (sent !== undefined && changed !== sent) render(zone);
  });
  useEffect(() => renderAgain(initial), [initial]);
  return { zone, shown: sent ?? initial, problem, show };
}
