import type { Locale, LocaleCode } from "../../i18n/locales.ts";
import { type LocalizedText, textLanguage } from "../../i18n/localized-text.ts";
import type { Holiday } from "./holidays.ts";

type Names = Partial<Record<LocaleCode, string>>;

const named = (en: string, de: string, ar: string): Names => ({ en, de, ar });

const newYear = named("New Year’s Day", "Neujahr", "رأس السنة الميلادية");
const epiphany = named("Epiphany", "Heilige Drei Könige", "عيد الغطاس");
const goodFriday = named("Good Friday", "Karfreitag", "الجمعة العظيمة");
const easterMonday = named("Easter Monday", "Ostermontag", "اثنين الفصح");
const labourDay = named("Labour Day", "Tag der Arbeit", "عيد العمال");
const ascension = named("Ascension Day", "Christi Himmelfahrt", "خميس الصعود");
const whitMonday = named("Whit Monday", "Pfingstmontag", "اثنين العنصرة");
const assumption = named("Assumption Day", "Mariä Himmelfahrt", "عيد انتقال العذراء");
const allSaints = named("All Saints’ Day", "Allerheiligen", "عيد جميع القديسين");
const immaculate = named("Immaculate Conception", "Mariä Empfängnis", "عيد الحبل بلا دنس");
const christmas = named("Christmas Day", "1. Weihnachtstag", "عيد الميلاد");
const saintStephen = named("St Stephen’s Day", "2. Weihnachtstag", "عيد القديس إسطفانوس");
const republicDay = named("Republic Day", "Tag der Republik", "عيد الجمهورية");
const bankHoliday = (season: string, en: string, ar: string) => named(`${en} bank holiday`, season, ar);

/** By the name in the country's own language, which two countries may share. */
const translations: ReadonlyMap<string, Names> = new Map([
  ["Capodanno", newYear],
  ["Epifania", epiphany],
  ["Pasqua", named("Easter Sunday", "Ostersonntag", "أحد الفصح")],
  ["Lunedì dell’Angelo", easterMonday],
  ["Festa della Liberazione", named("Liberation Day", "Tag der Befreiung", "عيد التحرير")],
  ["Festa del Lavoro", labourDay],
  ["Festa della Repubblica", republicDay],
  ["Ferragosto", assumption],
  ["San Francesco d’Assisi", named("St Francis of Assisi", "Franz von Assisi", "القديس فرنسيس الأسيزي")],
  ["Ognissanti", allSaints],
  ["Immacolata Concezione", immaculate],
  ["Natale", christmas],
  ["Santo Stefano", saintStephen],
  ["Jour de l’An", newYear],
  ["Lundi de Pâques", easterMonday],
  ["Fête du Travail", labourDay],
  ["Victoire 1945", named("Victory Day 1945", "Tag des Sieges 1945", "عيد النصر 1945")],
  ["Ascension", ascension],
  ["Lundi de Pentecôte", whitMonday],
  ["Fête nationale", named("French National Day", "Französischer Nationalfeiertag", "العيد الوطني الفرنسي")],
  ["Assomption", assumption],
  ["Toussaint", allSaints],
  ["Armistice 1918", named("Armistice Day 1918", "Waffenstillstand von 1918", "ذكرى هدنة 1918")],
  ["Noël", christmas],
  ["New Year’s Day", newYear],
  ["Good Friday", goodFriday],
  ["Easter Monday", easterMonday],
  ["Early May bank holiday", bankHoliday("Maifeiertag", "Early May", "عطلة أوائل مايو")],
  ["Spring bank holiday", bankHoliday("Frühlingsfeiertag", "Spring", "عطلة الربيع")],
  ["Summer bank holiday", bankHoliday("Sommerfeiertag", "Summer", "عطلة الصيف")],
  ["Christmas Day", christmas],
  ["Boxing Day", named("Boxing Day", "2. Weihnachtstag", "اليوم التالي لعيد الميلاد")],
  ["Año Nuevo", newYear],
  ["Epifanía del Señor", epiphany],
  ["Viernes Santo", goodFriday],
  ["Fiesta del Trabajo", labourDay],
  ["Asunción de la Virgen", assumption],
  ["Fiesta Nacional de España", named("National Day of Spain", "Spanischer Nationalfeiertag", "العيد الوطني الإسباني")],
  ["Todos los Santos", allSaints],
  ["Día de la Constitución", named("Constitution Day", "Tag der Verfassung", "يوم الدستور")],
  ["Inmaculada Concepción", immaculate],
  ["Natividad del Señor", christmas],
  ["Neujahr", newYear],
  ["Karfreitag", goodFriday],
  ["Ostermontag", easterMonday],
  ["Tag der Arbeit", labourDay],
  ["Christi Himmelfahrt", ascension],
  ["Pfingstmontag", whitMonday],
  ["Tag der Deutschen Einheit", named("German Unity Day", "Tag der Deutschen Einheit", "يوم الوحدة الألمانية")],
  ["1. Weihnachtstag", christmas],
  ["2. Weihnachtstag", saintStephen],
  ["Heilige Drei Könige", epiphany],
  ["Staatsfeiertag", labourDay],
  ["Fronleichnam", named("Corpus Christi", "Fronleichnam", "عيد الجسد")],
  ["Mariä Himmelfahrt", assumption],
  ["Nationalfeiertag", named("Austrian National Day", "Nationalfeiertag", "العيد الوطني النمساوي")],
  ["Allerheiligen", allSaints],
  ["Mariä Empfängnis", immaculate],
  ["Christtag", christmas],
  ["Stefanitag", saintStephen],
  ["Republic Day", republicDay],
  ["Independence Day", named("Independence Day", "Unabhängigkeitstag", "عيد الاستقلال")],
  [
    "Mahatma Gandhi’s Birthday",
    named("Mahatma Gandhi’s Birthday", "Geburtstag von Mahatma Gandhi", "عيد ميلاد المهاتما غاندي"),
  ],
  ["عيد الميلاد المجيد", named("Coptic Christmas", "Koptisches Weihnachten", "عيد الميلاد المجيد")],
  [
    "عيد ثورة 25 يناير وعيد الشرطة",
    named("Revolution Day and Police Day", "Tag der Revolution und der Polizei", "عيد ثورة 25 يناير وعيد الشرطة"),
  ],
  ["عيد تحرير سيناء", named("Sinai Liberation Day", "Tag der Befreiung des Sinai", "عيد تحرير سيناء")],
  ["عيد العمال", labourDay],
  ["ثورة 30 يونيو", named("30 June Revolution", "Revolution vom 30. Juni", "ثورة 30 يونيو")],
  ["ثورة 23 يوليو", named("23 July Revolution", "Revolution vom 23. Juli", "ثورة 23 يوليو")],
  ["عيد القوات المسلحة", named("Armed Forces Day", "Tag der Streitkräfte", "عيد القوات المسلحة")],
  ["substitute day", named("substitute day", "Ersatztag", "يوم بديل")],
]);

/** Returns the name of a holiday in the language of a page, else in that of its country (X8). */
export function holidayName({ name, substitute, language }: Omit<Holiday, "date">, locale: Locale): LocalizedText {
  const isOwn = language === locale.tag;
  const nameIn = (own: string) => (isOwn ? own : translations.get(own)?.[locale.code]);
  const [known, added] = [nameIn(name), substitute === undefined ? "" : nameIn(substitute)];
  if (known === undefined || added === undefined)
    return { text: together(name, substitute), ...textLanguage(language, locale) };
  return { text: together(known, added) };
}

function together(name: string, added = ""): string {
  return added === "" ? name : `${name} (${added})`;
}
