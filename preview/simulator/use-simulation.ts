import { useState } from "react";
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

/** Renders zones one after another. While one renders, the one before stays on the page. */
export function useSimulation(renderSlices: RenderSlices, initial: Simulated, locale: LocaleCode): Simulation {
  const [zone, setZone] = useState<Zone>({ slices: [], locale });
  const [shown, setShown] = useState(initial);
  const [problem, setProblem] = useState("");
  const [render] = useState(() =>
    processLatestOnly(async (next: Zone) => {
      const json = JSON.stringify(next.slices);
      const sent = json.length > maxZoneLength ? tooLong : renderSlices(json, next.locale);
      const result = await Promise.resolve(sent).catch(() => unreachable);
      setProblem(typeof result === "string" ? result : "");
      if (typeof result !== "string") setShown(result);
    }),
  );
  const show = (next: Zone) => {
    setZone(next);
    render(next);
  };
  return { zone, shown, problem, show };
}
