import type { Fault } from "./checker.ts";
import type { Declined } from "./declined.ts";

export interface Summary {
  /** Each message once, with the number of its places and the first of them. */
  readonly faults: readonly string[];
  readonly declined: number;
}

/** Groups the faults of a checker by message. An exception that declines nothing is a fault, too. */
export function summarize(faults: readonly Fault[], exceptions: readonly Declined[]): Summary {
  const isDeclined = ({ says }: Fault) => exceptions.some((exception) => exception.says.test(says));
  const unused = exceptions.filter(({ says }) => !faults.some((fault) => says.test(fault.says)));
  const places = new Map<string, string[]>();
  for (const { says, where } of faults.filter((fault) => !isDeclined(fault)))
    places.set(says, [...(places.get(says) ?? []), where]);
  return {
    faults: [
      ...[...places].map(([says, [first = "", ...others]]) => `${others.length + 1}× ${says} (${first})`),
      ...unused.map(({ says }) => `Nothing is declined by ${says}`),
    ],
    declined: faults.filter(isDeclined).length,
  };
}
