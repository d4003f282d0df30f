import { telemetry } from "../../framework/next/telemetry.ts";
import { shareAcrossPrograms } from "../../framework/next/share-across-programs.ts";
import { createTotals } from "./create-totals.ts";
import type { Measurement } from "./read-measurement.ts";

/** Many times the kinds of pages. */
const maxTotals = 100;

const logEveryMs = 60_000;

interface Measurements {
  readonly add: (measurement: Measurement) => void;
}

declare global {
  interface SharedByPrograms {
    readonly measurements: Measurements;
  }
}

/** Measurements of this process's visitors. They are logged once a minute, if there are any. */
export const measurements = shareAcrossPrograms("measurements", createMeasurements);

function createMeasurements(): Measurements {
  const totals = createTotals(maxTotals);
  let logging: NodeJS.Timeout | undefined;
  const log = () => {
    logging = undefined;
    for (const { kind, device, ...counts } of totals.take())
      telemetry().log.info("measurements", `${counts.visits} visits measured: ${kind}, ${device}`, {
        kind,
        device,
        ...counts,
      });
  };
  return {
    add: (measurement) => {
      totals.add(measurement);
      logging ??= setTimeout(log, logEveryMs).unref();
    },
  };
}
