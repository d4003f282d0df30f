import { expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { testShow } from "../../tests/support/test-show.ts";
import { unsoldShowNote } from "./unsold-show-note.ts";

const locale = locales.en;
const show = testShow({ dates: { opening: "2026-12-05" } });

it.each([
  ["2026-12-05T00:30:00Z", "America/New_York", "Opens tomorrow"],
  ["2026-12-05T05:00:00Z", "America/New_York", "Opens today"],
  ["2026-12-06T04:59:00Z", "America/New_York", "Opens today"],
  ["2026-12-06T05:00:00Z", "America/New_York", undefined],
  ["2026-12-04T12:00:00Z", "Europe/London", "Opens tomorrow"],
  ["2026-12-05T12:00:00Z", "Europe/London", "Opens today"],
  ["2026-12-05T12:00:00Z", "", "Opens today"],
])("E3, D12: at %s in %j, a show that nobody sells and that opens on 5 December: %s", (now, timeZone, text) => {
  const context = { now: Date.parse(now), locale, t: createLocaleTranslator(locale) };
  expect(unsoldShowNote(show, timeZone, context)?.text).toBe(text);
});
