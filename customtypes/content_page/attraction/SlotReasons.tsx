import type { ReactElement } from "react";
import { listVisitReasons, type VisitReason } from "../../../catalog/visit/visit-reasons.ts";
import type { VisitSlot } from "../../../catalog/visit/quietest-slots.ts";
import type { PageContext } from "../../../renderer/index.ts";
import * as css from "./attraction.css.ts";
import { crowdTexts } from "./CrowdTable.tsx";
import { HolidayName } from "./HolidayName.tsx";
import { seasonTexts } from "./SeasonTable.tsx";
import { chooseTimeZone } from "./join-visit-facts.ts";
import { describeWeather } from "./describe-weather.ts";

interface SlotReasonsProps {
  readonly slot: VisitSlot;
  readonly page: PageContext;
}

/** Why a slot was chosen. */
export function SlotReasons({ slot, page }: SlotReasonsProps) {
  return (
    <ul role="list" className={css.reasons}>
      {listVisitReasons(slot, chooseTimeZone(page)).map((reason) => (
        <li key={reason.kind}>
          <Reason reason={reason} page={page} />
        </li>
      ))}
    </ul>
  );
}

const lights = {
  dawn: "sight.when.dawn",
  day: "sight.when.day",
  dusk: "sight.when.dusk",
  dark: "sight.when.dark",
} as const;

function Reason({
  reason,
  page,
}: {
  readonly reason: VisitReason;
  readonly page: PageContext;
}): ReactElement | string | null {
  const { t } = page;
  switch (reason.kind) {
    case "crowd":
      return t(crowdTexts[reason.level]);
    case "season":
      return t(seasonTexts[reason.level]);
    case "holiday":
      return <HolidayName holiday={reason.holiday} page={page} />;
    case "noHoliday":
      return t(reason.known === "all" ? "sight.when.noHoliday" : "sight.when.noFixedHoliday");
    case "weather":
      return describeWeather(reason.month, page) ?? null;
    default:
      return t(lights[reason.light], { time: reason.time });
  }
}
