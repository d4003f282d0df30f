/** A moment to put into one's own calendar. */
export interface CalendarEntry {
  /** Unique in the world, and the same each time. */
  readonly uid: string;
  readonly title: string;
  readonly url: string;
  /** Epoch milliseconds. */
  readonly moment: number;
  readonly writtenAt: number;
}

/** A whole day that one holds in one's calendar, until someone confirms it. */
export interface CalendarHold extends Omit<CalendarEntry, "moment"> {
  /** `YYYY-MM-DD`, wherever the calendar is. */
  readonly date: string;
}

/** A visit from its start to its end. */
export interface CalendarVisit extends CalendarEntry {
  /** 0 where its end is not known. */
  readonly minutes: number;
  /** An address; empty where it is not known. */
  readonly place: string;
}

/** Returns the address of a file with all visits of a day. */
export function visitsHref(visits: readonly CalendarVisit[]): string {
  return toCalendarHref(toCalendarText(visits.flatMap((visit) => toEventLines(visit, visitLines(visit)))));
}

function visitLines({ moment, minutes, place }: CalendarVisit): readonly string[] {
  return [
    `DTSTART:${timestamp(moment)}`,
    ...(minutes === 0 ? [] : [`DTEND:${timestamp(moment + minutes * 60_000)}`]),
    ...(place === "" ? [] : [`LOCATION:${escaped(place)}`]),
  ];
}

/** Returns the text of an iCalendar file (RFC 5545) with one entry and an alarm three hours before it. */
export function calendarFile(entry: CalendarEntry): string {
  const title = escaped(entry.title);
  const alarm = ["BEGIN:VALARM", "ACTION:DISPLAY", `DESCRIPTION:${title}`, "TRIGGER:-PT3H", "END:VALARM"];
  return toCalendarFile(entry, [`DTSTART:${timestamp(entry.moment)}`, ...alarm]);
}

/** Returns the text of such a file with a tentative day. */
function holdFile(hold: CalendarHold): string {
  return toCalendarFile(hold, [
    `DTSTART;VALUE=DATE:${hold.date.replaceAll("-", "")}`,
    "STATUS:TENTATIVE",
    "TRANSP:OPAQUE",
  ]);
}

function toCalendarFile(entry: Omit<CalendarEntry, "moment">, lines: readonly string[]): string {
  return toCalendarText(toEventLines(entry, lines));
}

function toEventLines({ uid, title, url, writtenAt }: Omit<CalendarEntry, "moment">, lines: readonly string[]) {
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `DTSTAMP:${timestamp(writtenAt)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    ...lines,
    "END:VEVENT",
  ];
}

function toCalendarText(events: readonly string[]): string {
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Tessera//Calendar//EN", ...events, "END:VCALENDAR"]
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join("");
}

/** Returns the address of such a file that holds it. */
export function calendarHref(entry: CalendarEntry): string {
  return toCalendarHref(calendarFile(entry));
}

/** Returns the address of a file that holds a day. */
export function holdHref(hold: CalendarHold): string {
  return toCalendarHref(holdFile(hold));
}

function toCalendarHref(text: string): string {
  // Browsers encode other letters themselves: in Arabic that is half a kilobyte of the page.
  return `data:text/calendar;charset=utf-8,${text.replaceAll(reserved, encodeURIComponent)}`;
}

/** Matches characters that an address must encode. */
const reserved = /[^\w.:/\u{80}-\u{10ffff}-]/gu;

function timestamp(moment: number): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** Octets of a line. */
const lineLength = 75;

/** Returns the lines of a longer line: those after the first begin with a space. No character is torn. */
function folded(line: string): readonly string[] {
  const lines = [""];
  for (const character of line) {
    const last = lines.at(-1) ?? "";
    if (Buffer.byteLength(last + character) > lineLength) lines.push(` ${character}`);
    else lines[lines.length - 1] = last + character;
  }
  return lines;
}
