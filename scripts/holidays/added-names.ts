/** Names in three languages that the dataset lacks, or has for another country. */
export interface AddedNames {
  readonly en?: string;
  readonly de?: string;
  readonly ar?: string;
}

const named = (en: string, de: string, ar: string): AddedNames => ({ en, de, ar });

const saintStephen = named("St Stephen’s Day", "2. Weihnachtstag", "عيد القديس إسطفانوس");
const labourDay = named("Labour Day", "Tag der Arbeit", "عيد العمال");

/** By the name in the country's language, else in English: `Epiphany`, which many countries have. */
export const addedNames: ReadonlyMap<string, AddedNames> = new Map([
  ["Epiphany", { ar: "عيد الغطاس" }],
  ["Good Friday", { ar: "الجمعة العظيمة" }],
  ["Easter Sunday", { ar: "أحد الفصح" }],
  ["Easter Monday", { ar: "اثنين الفصح" }],
  ["Ascension Day", { ar: "خميس الصعود" }],
  ["Whit Monday", { ar: "اثنين العنصرة" }],
  ["Corpus Christi", { ar: "عيد الجسد" }],
  ["Assumption", { en: "Assumption Day", ar: "عيد انتقال العذراء" }],
  ["All Saints’ Day", { ar: "عيد جميع القديسين" }],
  ["Immaculate Conception", { ar: "عيد الحبل بلا دنس" }],
  ["Boxing Day", { ar: "اليوم التالي لعيد الميلاد" }],
  ["Republic Day", { de: "Tag der Republik", ar: "عيد الجمهورية" }],
  ["Islamic New Year", { de: "Islamisches Neujahr" }],
  ["Birthday of Muhammad (Mawlid)", { de: "Geburtstag des Propheten Mohammed" }],
  ["Liberazione dal nazifascismo (1945)", named("Liberation Day", "Tag der Befreiung", "عيد التحرير")],
  [
    "Festa nazionale di San Francesco d’Assisi",
    named("St Francis of Assisi", "Franz von Assisi", "القديس فرنسيس الأسيزي"),
  ],
  ["2. svátek vánoční", saintStephen],
  ["Santo Stefano", saintStephen],
  ["Stefanitag", saintStephen],
  ["2. Weihnachtstag", saintStephen],
  ["Fête de la Victoire 1945", named("Victory Day 1945", "Tag des Sieges 1945", "عيد النصر 1945")],
  [
    "Fête Nationale de la France",
    named("French National Day", "Französischer Nationalfeiertag", "العيد الوطني الفرنسي"),
  ],
  ["Armistice 1918", named("Armistice Day 1918", "Waffenstillstand von 1918", "ذكرى هدنة 1918")],
  ["Early May bank holiday", { de: "Maifeiertag", ar: "عطلة أوائل مايو" }],
  ["Spring bank holiday", { de: "Frühlingsfeiertag", ar: "عطلة الربيع" }],
  ["Summer bank holiday", { de: "Sommerfeiertag", ar: "عطلة الصيف" }],
  ["Fiesta Nacional de España", named("National Day of Spain", "Spanischer Nationalfeiertag", "العيد الوطني الإسباني")],
  ["Día de la Constitución Española", named("Constitution Day", "Tag der Verfassung", "يوم الدستور")],
  ["Tag der Deutschen Einheit", named("German Unity Day", "Tag der Deutschen Einheit", "يوم الوحدة الألمانية")],
  ["Staatsfeiertag", labourDay],
  ["Nationalfeiertag", named("Austrian National Day", "Nationalfeiertag", "العيد الوطني النمساوي")],
  ["Ambedkar Jayanti", { de: "Geburtstag von B. R. Ambedkar", ar: "عيد ميلاد أمبيدكار" }],
  ["Gandhi Jayanti", { de: "Geburtstag von Mahatma Gandhi", ar: "عيد ميلاد المهاتما غاندي" }],
  ["عيد الميلاد المجيد", named("Coptic Christmas", "Koptisches Weihnachten", "عيد الميلاد المجيد")],
  ["عيد ثورة 25 يناير", named("Revolution Day", "Tag der Revolution", "عيد ثورة 25 يناير")],
  ["عيد تحرير سيناء", named("Sinai Liberation Day", "Tag der Befreiung des Sinai", "عيد تحرير سيناء")],
  ["شم النسيم", named("Sham El Nessim", "Scham en-Nessim", "شم النسيم")],
  ["عيد ثورة 30 يونيو", named("30 June Revolution", "Revolution vom 30. Juni", "عيد ثورة 30 يونيو")],
  ["يوم الثورة", named("23 July Revolution", "Revolution vom 23. Juli", "ثورة 23 يوليو")],
  ["عيد القوات المسلحة", named("Armed Forces Day", "Tag der Streitkräfte", "عيد القوات المسلحة")],
  ["substitute day", { ar: "يوم بديل" }],
]);
