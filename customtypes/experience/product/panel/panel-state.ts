import { groupVisitView } from "../../../../blocks/calendar/view.ts";
import { findDefaultVariant } from "../../../../catalog/experience/find-default-variant.ts";
import { listStarts } from "../../../../catalog/experience/first-start.ts";
import {
  fitParty,
  isSameParty,
  type PartyCounts,
  type PartyLimits,
  readParty,
  sumParty,
  usualParty,
  writeParty,
} from "../../../../catalog/experience/chosen-party.ts";
import type { Inventory } from "../../../../catalog/inventory/inventory.ts";
import type { Money } from "../../../../catalog/money/money.ts";
import type { Variant } from "../../../../catalog/variant/variant.ts";
import { readView } from "../../../../routing/define-view.ts";
import type { ExperienceProps } from "../experience-props.ts";
import { partyLimits } from "./party-limits.ts";

/** A visitor's choice of a visit, and the parts that are left to choose. */
export interface PanelState {
  /** The chosen day, `YYYY-MM-DD`. */
  readonly date: string | undefined;
  /** The starts of the chosen day, one for each time. Empty without a day, and where only other variants have some. */
  readonly starts: readonly Inventory[];
  /** The chosen start, or the only one of the day. */
  readonly start: Inventory | undefined;
  /** Kinds of travellers to choose among, with their names: those of the start, else of the first one. */
  readonly persons: Inventory["persons"];
  readonly limits: PartyLimits;
  readonly party: PartyCounts;
  /** The party for addresses; undefined for the usual one. */
  readonly pax: string | undefined;
  /** The variant whose starts these are, where a product has several. Undefined where only others have some. */
  readonly variant: Variant | undefined;
  /** The price of the party at the start; undefined without one, and for tickets not sold by the person. */
  readonly total: Money | undefined;
}

/** Reads what the address of a product's page says of a visit. Parts that can't be booked count as missing. */
export function readPanel({ data, page }: ExperienceProps): PanelState {
  const { time, pax } = readView(groupVisitView, page.view);
  const open = listStarts(data);
  const starts = data.day === undefined ? [] : onePerTime(open.filter(({ startDate }) => startDate === data.day));
  const start = starts.length === 1 ? starts[0] : starts.find(({ startTime }) => startTime === time);
  const shown = data.day === undefined ? open[0] : (start ?? starts[0]);
  const limits = partyLimits(shown, data.product);
  const party = pax === undefined ? usualParty(limits) : fitParty(readParty(pax), limits);
  return {
    date: data.day,
    starts,
    start,
    persons: shown?.persons ?? [],
    limits,
    party,
    pax: isSameParty(party, usualParty(limits)) ? undefined : writeParty(party),
    variant: data.variants.length > 1 && shown !== undefined ? findDefaultVariant(data) : undefined,
    total: start && totalAt(start, limits, party),
  };
}

function onePerTime(starts: readonly Inventory[]): readonly Inventory[] {
  return starts.filter(({ startTime }, index) => starts.findIndex((each) => each.startTime === startTime) === index);
}

function totalAt({ persons }: Inventory, { kinds }: PartyLimits, party: PartyCounts): Money | undefined {
  const currency = persons[0]?.price.currency;
  return currency && { minor: sumParty(party, kinds), currency };
}
