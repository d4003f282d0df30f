import { expect, test } from "vitest";
import { findLastDay, openingLabel, listRuns, type ShowDates, showState, type ShowState } from "./show-dates.ts";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";

const today = new Date("2026-11-21T00:00:00Z");
const none: ShowDates = { opening: undefined, reopening: undefined, closing: undefined };

test.each<[Partial<ShowDates>, boolean, ShowState]>([
  [{}, true, "running"],
  [{}, false, "coming-soon"],
  [{ opening: "soon" }, false, "coming-soon"],
  [{ opening: "2026-11-22" }, true, "opening"],
  [{ opening: "2026-11-21" }, false, "running"],
  [{ opening: "2020-03-01" }, false, "running"],
  [{ opening: "2020-03-01", reopening: "2026-12-01" }, false, "reopening"],
  [{ opening: "2020-03-01", closing: "2026-11-21" }, true, "running"],
  [{ opening: "2020-03-01", closing: "2026-11-20" }, true, "closed"],
  [{ closing: "20-11-2026" }, false, "closed"],
  [{ closing: "2026-11-20", reopening: "2026-12-01" }, false, "reopening"],
  [{ opening: "2020-03-01", closing: "2026-06-30", reopening: "2026-09-01" }, false, "running"],
  [{ opening: "2020-03-01", closing: "2026-06-30", reopening: "2026-11-21" }, false, "running"],
  [{ opening: "2020-03-01", closing: "2026-11-21", reopening: "2027-03-01" }, true, "running"],
  [{ opening: "2020-03-01", closing: "2027-06-30", reopening: "2026-12-01" }, true, "reopening"],
  [{ opening: "2020-03-01", closing: "2026-11-20", reopening: "2020-01-01" }, true, "closed"],
  [{ opening: "2026-11-01", closing: "2026-06-30" }, true, "running"],
  [{ opening: "2026-12-24", closing: "2026-06-30" }, true, "opening"],
])("D12: dates %j, bookable %s → %s", (dates, bookable, state) => {
  expect(showState({ ...none, ...dates }, bookable, today)).toBe(state);
});

const lastOfNovember = new Date("2026-11-30T00:00:00Z");

function label(date: string, again: boolean, locale = locales.en) {
  return openingLabel({ date, again }, lastOfNovember, locale, createLocaleTranslator(locale));
}

test.each([
  ["2026-11-30", false, "Opens today"],
  ["2026-12-01", false, "Opens tomorrow"],
  ["01-12-2026", false, "Opens tomorrow"],
  ["2026-12-02", false, "Opening on 02 Dec 2026"],
  ["2026-11-30", true, "Reopens today"],
  ["2026-12-01", true, "Reopens tomorrow"],
  ["2026-12-02", true, "Reopening on 02 Dec 2026"],
  ["2026-11-29", false, undefined],
  ["2026-11-29", true, undefined],
  ["2026-02-30", false, undefined],
  ["soon", false, undefined],
  ["", true, undefined],
])("E3: opening %s, again %s → %s", (date, again, expected) => {
  expect(label(date, again)).toBe(expected);
});

test("E3: the label is the language's own", () => {
  expect(label("2026-12-01", true, locales.de)).toBe("Ab morgen wieder");
});

test.each<[Partial<ShowDates>, readonly object[]]>([
  [{}, [{}]],
  [{ opening: "2026-11-22" }, [{ first: "2026-11-22" }]],
  [{ opening: "2020-03-01", reopening: "01-12-2026" }, [{ first: "2026-12-01" }]],
  [{ opening: "2020-03-01", reopening: "soon" }, [{ first: "2020-03-01" }]],
  [{ opening: "01-12-2026", closing: "31-01-2027" }, [{ first: "2026-12-01", last: "2027-01-31" }]],
  [{ opening: "31-12-2026", closing: "02-01-2027" }, [{ first: "2026-12-31", last: "2027-01-02" }]],
  [{ closing: "02-01-2027" }, [{ last: "2027-01-02" }]],
  [{ reopening: "2026-12-01", closing: "30-06-2026" }, [{ first: "2026-12-01" }]],
  [
    { opening: "2020-03-01", closing: "2026-11-30", reopening: "2027-03-01" },
    [{ first: "2020-03-01", last: "2026-11-30" }, { first: "2027-03-01" }],
  ],
  [{ closing: "2026-11-21", reopening: "2027-03-01" }, [{ last: "2026-11-21" }, { first: "2027-03-01" }]],
  [{ closing: "2026-11-20", reopening: "2027-03-01" }, [{ first: "2027-03-01" }]],
])("D12: dates %j → the runs %j", (dates, runs) => {
  expect(listRuns({ ...none, ...dates }, today)).toEqual(runs);
});

test.each<[Partial<ShowDates>, string | undefined]>([
  [{ closing: "31-01-2027" }, "2027-01-31"],
  [{ closing: "2026-06-30" }, "2026-06-30"],
  [{ closing: "2026-06-30", reopening: "2026-09-01" }, undefined],
  [{ closing: "2026-11-30", reopening: "2027-03-01" }, undefined],
  [{ closing: "2027-06-30", reopening: "2026-12-01" }, "2027-06-30"],
])("D12: dates %j → the last day %s", (dates, last) => {
  expect(findLastDay({ ...none, ...dates }, today)).toBe(last);
});
