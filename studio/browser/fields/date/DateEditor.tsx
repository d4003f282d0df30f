import { CalendarDays, ChevronLeft, ChevronRight } from "lucide";
import { Button } from "react-aria-components/Button";
import { Calendar, CalendarCell, CalendarGrid } from "react-aria-components/Calendar";
import { DateInput, DateSegment } from "react-aria-components/DateField";
import { DatePicker } from "react-aria-components/DatePicker";
import { Group } from "react-aria-components/Group";
import { Heading } from "react-aria-components/Heading";
import { Popover } from "react-aria-components/Popover";
import type { PlainSpec } from "../../../protocol/models/field-spec.ts";
import { Icon } from "../../controls/Icon.tsx";
import * as controls from "../../controls/controls.css.ts";
import type { ControlProps } from "../field-props.ts";
import { messages } from "../messages.ts";
import { type ChosenDate, formatDate, parseDay, parseMoment } from "./dates.ts";
import * as css from "./date.css.ts";

/** A day, or a moment in the editor's time zone, which is written beside it. */
export function DateEditor({ spec, value, onChange, ids }: ControlProps<PlainSpec>) {
  const isMoment = spec.type === "Timestamp";
  const date = isMoment ? parseMoment(value) : parseDay(value);
  const change = (next: ChosenDate | null) => onChange(next === null ? null : formatDate(next));
  return (
    <DatePicker
      aria-labelledby={ids.labelId}
      aria-describedby={ids.describedBy}
      isInvalid={ids.isInvalid}
      granularity={isMoment ? "minute" : "day"}
      hourCycle={24}
      value={date}
      onChange={change}
    >
      <Group className={css.box}>
        <DateInput className={css.segments}>
          {(segment) => <DateSegment segment={segment} className={css.segment} />}
        </DateInput>
        <Button className={controls.iconButton}>
          <Icon icon={CalendarDays} size={14} />
        </Button>
      </Group>
      <Popover className={css.popover} offset={4}>
        <Calendar className={css.calendar}>
          <header className={css.head}>
            <Button slot="previous" className={controls.iconButton}>
              <Icon icon={ChevronLeft} size={14} />
            </Button>
            <Heading className={css.month} />
            <Button slot="next" className={controls.iconButton}>
              <Icon icon={ChevronRight} size={14} />
            </Button>
          </header>
          <CalendarGrid className={css.grid}>{(day) => <CalendarCell date={day} className={css.day} />}</CalendarGrid>
          <Button slot={null} className={controls.quietButton} onPress={() => onChange(null)}>
            {messages.clear}
          </Button>
        </Calendar>
      </Popover>
    </DatePicker>
  );
}
