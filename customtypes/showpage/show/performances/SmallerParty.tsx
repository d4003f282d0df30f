import type { PerformanceStart } from "../../../../catalog/show/performance-starts.ts";
import { TextLink } from "../../../../ui/primitives/links.tsx";
import { choiceHref } from "./addresses.ts";
import type { PerformanceProps } from "./performance-props.ts";
import { readView } from "../../../../routing/define-view.ts";
import { showView } from "../view.ts";

interface SmallerPartyProps extends Pick<PerformanceProps, "page"> {
  readonly starts: readonly PerformanceStart[];
}

/**
 * Reports that the party is too large for the chosen start, or for all of the day. The link is for a party that fits
 * (I2).
 */
export function SmallerParty({ starts, page: { view, t } }: SmallerPartyProps) {
  const visit = readView(showView, view);
  const chosen = starts.find(({ time, smaller }) => time === visit.time && smaller !== undefined);
  const start = chosen ?? roomiest(starts);
  if (start?.smaller === undefined) return null;
  const { time, smaller: n, availability } = start;
  const leftText = chosen === undefined ? t("performances.fewLeft", { n }) : t("performances.startFew", { time, n });
  return (
    <>
      <p>{availability.remaining === n ? leftText : t("performances.most", { n })}</p>
      <TextLink href={choiceHref({ ...view, party: n }, { date: visit.date, time: chosen?.time })}>
        {t("performances.fewer", { n })}
      </TextLink>
    </>
  );
}

/** Returns the start that takes the largest smaller party; undefined where one takes the party as it is. */
function roomiest(starts: readonly PerformanceStart[]): PerformanceStart | undefined {
  if (starts.some(({ price }) => price !== undefined)) return undefined;
  return starts.toSorted((one, other) => (other.smaller ?? 0) - (one.smaller ?? 0))[0];
}
