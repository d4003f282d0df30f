import { writeFileSync } from "node:fs";
import { makeHolidays } from "./holidays/make-holidays.ts";

/** Writes the public holidays of the coming years, calculated by `date-holidays`: a line for each, to compare by eye. */
const { countries, ...head } = makeHolidays();
const calendars = Object.entries(countries).map(([country, { isWhole, holidays }]) => {
  const rows = holidays.map((holiday) => JSON.stringify(holiday));
  return `"${country}": { "isWhole": ${isWhole}, "holidays": [\n${rows.join(",\n")}\n] }`;
});
const text = `${JSON.stringify(head).slice(0, -1)},\n"countries": {\n${calendars.join(",\n")}\n} }\n`;
writeFileSync(new URL("../catalog/holiday/holidays.json", import.meta.url), text);
