import { type DatasetNames, findSharedNames } from "./dataset.ts";

const arafatDay: DatasetNames = { en: "Arafat Day", ar: "يوم عرفة" };

/** Public holidays that the dataset lacks, by country and rule. Those of the Emirates are by their law of 2024. */
export const addedDays: Readonly<Record<string, Readonly<Record<string, DatasetNames>>>> = {
  AE: { "9 Dhu al-Hijjah": arafatDay, "12-03": { en: "National Day", ar: "اليوم الوطني" } },
  JO: {
    "01-01": findSharedNames("01-01"),
    "05-01": findSharedNames("05-01"),
    "05-25": { en: "Independence Day", ar: "عيد الاستقلال" },
    "12-25": findSharedNames("12-25"),
    "1 Muharram": findSharedNames("1 Muharram"),
    "12 Rabi al-awwal": findSharedNames("12 Rabi al-awwal"),
    "1 Shawwal P3D": findSharedNames("1 Shawwal"),
    "9 Dhu al-Hijjah": arafatDay,
    "10 Dhu al-Hijjah P4D": findSharedNames("10 Dhu al-Hijjah"),
  },
};

/** Rules of the dataset that are not public holidays any more, by country. */
export const endedRules: Readonly<Record<string, ReadonlySet<string>>> = { AE: new Set(["27 Rajab", "1 Ramadan"]) };

/** Languages of countries that the dataset lacks, and a time zone for their months by the moon. */
export const addedCountries: Readonly<Record<string, { readonly language: string; readonly timeZone: string }>> = {
  JO: { language: "ar", timeZone: "Asia/Amman" },
};
