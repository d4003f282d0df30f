import ICAL from "ical.js";

/** Returns what RFC 5545 does not allow in a file of a calendar. */
export function listCalendarFaults(text: string): readonly string[] {
  ICAL.design.strict = true;
  const lines = text.split(/\r?\n/);
  try {
    const file = new ICAL.Component(ICAL.parse(text));
    const entries = file.getAllSubcomponents("vevent");
    return [
      ...(entries.length === 0 ? ["it has no entry"] : []),
      ...listMissing(file, ["prodid", "version"]),
      ...entries.flatMap((entry) => listMissing(entry, ["uid", "dtstamp", "dtstart", "summary"])),
      ...entries.flatMap((entry) => listMissingAlarms(entry)),
      ...lines.filter((line) => Buffer.byteLength(line) > 75).map((line) => `a line is too long: ${line}`),
      ...(text.replaceAll("\r\n", "").includes("\n") ? ["a line has no carriage return"] : []),
    ];
  } catch (error) {
    return [`it can't be parsed: ${String(error)}`];
  }
}

function listMissing(component: InstanceType<typeof ICAL.Component>, names: readonly string[]): readonly string[] {
  return names
    .filter((name) => component.getAllProperties(name).length !== 1)
    .map((name) => `a ${component.name} needs one ${name}`);
}

function listMissingAlarms(entry: InstanceType<typeof ICAL.Component>): readonly string[] {
  return entry
    .getAllSubcomponents("valarm")
    .flatMap((alarm) => listMissing(alarm, ["action", "trigger", "description"]));
}
