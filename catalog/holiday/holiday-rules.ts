/** When a public holiday is, in any year. */
export type HolidayRule =
  /** `MM-DD`, each year. */
  | { readonly name: string; readonly on: string }
  /** Days after Easter Sunday. */
  | { readonly name: string; readonly easter: number }
  /** The first Monday of a month from 1, or the last. */
  | { readonly name: string; readonly monday: "first" | "last"; readonly month: number };

/** The public holidays of one country. Those of its regions are not among them. */
export interface HolidayCalendar {
  /** BCP 47 tag of the names. */
  readonly language: string;
  /** The law or office that names the days. */
  readonly source: string;
  /** Names the day off for a holiday on a weekend, which is the next free weekday: `substitute day`. Undefined for none. */
  readonly substitute: string | undefined;
  /** Whether the rules have all of them. Some countries have others by the moon, or by a decree of each year. */
  readonly isWhole: boolean;
  readonly rules: readonly HolidayRule[];
}

const on = (day: string, name: string): HolidayRule => ({ name, on: day });
const easter = (days: number, name: string): HolidayRule => ({ name, easter: days });
const monday = (which: "first" | "last", month: number, name: string): HolidayRule => ({ name, monday: which, month });

/**
 * By ISO 3166-1 code, as the law of 2026 has them. A country that is not here has no known holidays: nothing is assumed.
 */
export const holidayCalendars: ReadonlyMap<string, HolidayCalendar> = new Map([
  [
    "IT",
    {
      language: "it",
      source: "Legge 27 maggio 1949, n. 260; legge 20 novembre 2000, n. 336; legge 8 ottobre 2025, n. 151",
      substitute: undefined,
      isWhole: true,
      rules: [
        on("01-01", "Capodanno"),
        on("01-06", "Epifania"),
        easter(0, "Pasqua"),
        easter(1, "Lunedì dell’Angelo"),
        on("04-25", "Festa della Liberazione"),
        on("05-01", "Festa del Lavoro"),
        on("06-02", "Festa della Repubblica"),
        on("08-15", "Ferragosto"),
        on("10-04", "San Francesco d’Assisi"),
        on("11-01", "Ognissanti"),
        on("12-08", "Immacolata Concezione"),
        on("12-25", "Natale"),
        on("12-26", "Santo Stefano"),
      ],
    },
  ],
  [
    "FR",
    {
      language: "fr",
      source: "Code du travail, article L3133-1",
      substitute: undefined,
      isWhole: true,
      rules: [
        on("01-01", "Jour de l’An"),
        easter(1, "Lundi de Pâques"),
        on("05-01", "Fête du Travail"),
        on("05-08", "Victoire 1945"),
        easter(39, "Ascension"),
        easter(50, "Lundi de Pentecôte"),
        on("07-14", "Fête nationale"),
        on("08-15", "Assomption"),
        on("11-01", "Toussaint"),
        on("11-11", "Armistice 1918"),
        on("12-25", "Noël"),
      ],
    },
  ],
  [
    "GB",
    {
      language: "en",
      source: "GOV.UK, bank holidays in England and Wales",
      substitute: "substitute day",
      isWhole: true,
      rules: [
        on("01-01", "New Year’s Day"),
        easter(-2, "Good Friday"),
        easter(1, "Easter Monday"),
        monday("first", 5, "Early May bank holiday"),
        monday("last", 5, "Spring bank holiday"),
        monday("last", 8, "Summer bank holiday"),
        on("12-25", "Christmas Day"),
        on("12-26", "Boxing Day"),
      ],
    },
  ],
  [
    "ES",
    {
      language: "es",
      source: "Real Decreto 2001/1983, artículo 45",
      substitute: undefined,
      isWhole: true,
      rules: [
        on("01-01", "Año Nuevo"),
        on("01-06", "Epifanía del Señor"),
        easter(-2, "Viernes Santo"),
        on("05-01", "Fiesta del Trabajo"),
        on("08-15", "Asunción de la Virgen"),
        on("10-12", "Fiesta Nacional de España"),
        on("11-01", "Todos los Santos"),
        on("12-06", "Día de la Constitución"),
        on("12-08", "Inmaculada Concepción"),
        on("12-25", "Natividad del Señor"),
      ],
    },
  ],
  [
    "DE",
    {
      language: "de",
      source: "Feiertagsgesetze der sechzehn Länder; Einigungsvertrag, Artikel 2",
      substitute: undefined,
      isWhole: true,
      rules: [
        on("01-01", "Neujahr"),
        easter(-2, "Karfreitag"),
        easter(1, "Ostermontag"),
        on("05-01", "Tag der Arbeit"),
        easter(39, "Christi Himmelfahrt"),
        easter(50, "Pfingstmontag"),
        on("10-03", "Tag der Deutschen Einheit"),
        on("12-25", "1. Weihnachtstag"),
        on("12-26", "2. Weihnachtstag"),
      ],
    },
  ],
  [
    "AT",
    {
      language: "de",
      source: "Feiertagsruhegesetz 1957, § 1",
      substitute: undefined,
      isWhole: true,
      rules: [
        on("01-01", "Neujahr"),
        on("01-06", "Heilige Drei Könige"),
        easter(1, "Ostermontag"),
        on("05-01", "Staatsfeiertag"),
        easter(39, "Christi Himmelfahrt"),
        easter(50, "Pfingstmontag"),
        easter(60, "Fronleichnam"),
        on("08-15", "Mariä Himmelfahrt"),
        on("10-26", "Nationalfeiertag"),
        on("11-01", "Allerheiligen"),
        on("12-08", "Mariä Empfängnis"),
        on("12-25", "Christtag"),
        on("12-26", "Stefanitag"),
      ],
    },
  ],
  [
    "IN",
    {
      language: "en",
      source: "Department of Personnel and Training: holidays of Central Government offices, 2026",
      substitute: undefined,
      isWhole: false,
      rules: [
        on("01-26", "Republic Day"),
        easter(-2, "Good Friday"),
        on("08-15", "Independence Day"),
        on("10-02", "Mahatma Gandhi’s Birthday"),
        on("12-25", "Christmas Day"),
      ],
    },
  ],
  [
    "EG",
    {
      language: "ar",
      source: "State Information Service of Egypt: official holidays",
      substitute: undefined,
      isWhole: false,
      rules: [
        on("01-07", "عيد الميلاد المجيد"),
        on("01-25", "عيد ثورة 25 يناير وعيد الشرطة"),
        on("04-25", "عيد تحرير سيناء"),
        on("05-01", "عيد العمال"),
        on("06-30", "ثورة 30 يونيو"),
        on("07-23", "ثورة 23 يوليو"),
        on("10-06", "عيد القوات المسلحة"),
      ],
    },
  ],
]);
