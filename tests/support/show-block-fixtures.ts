type Block = readonly [type: string, text: string, spans?: readonly object[]];

interface Expected {
  /** The document's language, as the content service names it. */
  readonly lang: string;
  /** Type, theatre, duration and age. */
  readonly details: readonly string[];
  readonly tabs: readonly string[];
  readonly item: string;
  readonly offer: string;
  readonly question: string;
  readonly answer: string;
}

interface Fixture {
  readonly blocks: readonly Block[];
  readonly expected: Expected;
}

interface Words extends Omit<Expected, "lang"> {
  /** Labels of opening date, closing date, theatre, duration, age, type, map, safety banner and end of an offer. */
  readonly labels: string;
  /** Headings of safety, special offer, reasons and questions. */
  readonly sections: string;
  readonly prefixes: readonly [question: string, answer: string];
}

const words: Readonly<Record<string, Words>> = {
  "en-us": {
    labels: "Opening date|Closing date|Theatre|Duration|Age limit|Show type|Map|Safety banner|Offer ends",
    sections: "Safety|Special offer|Reasons to see it|FAQ",
    details: ["Musical", "Marlowe Playhouse", "155", "8 and over"],
    tabs: ["About show", "Age suitability", "Highlights", "About theatre", "Critic review"],
    item: "Real gaslight",
    offer: "Two for one",
    question: "Is there an interval?",
    answer: "It has one.",
    prefixes: ["Q:", "A:"],
  },
  "de-de": {
    labels:
      "Premiere|Letzte Vorstellung|Theater|Dauer|Altersgrenze|Art der Show|Karte|Sicherheitshinweis|Angebot endet",
    sections: "Sicherheit|Sonderangebot|Gute Gründe|Häufige Fragen",
    details: ["Musical", "Marlowe Playhouse", "155", "ab 8 Jahren"],
    tabs: ["Über die Show", "Altersempfehlung", "Höhepunkte", "Über das Theater", "Pressestimmen"],
    item: "Echtes Gaslicht",
    offer: "Zwei zum Preis von einem",
    question: "Gibt es eine Pause?",
    answer: "Ja, eine.",
    prefixes: ["F:", "A:"],
  },
  "fr-fr": {
    labels: "Première|Dernière|Théâtre|Durée|Âge minimum|Type de spectacle|Plan|Consignes de sécurité|Fin de l’offre",
    sections: "Sécurité|Offre spéciale|Raisons d’y aller|Questions fréquentes",
    details: ["Comédie musicale", "Marlowe Playhouse", "155", "dès 8 ans"],
    tabs: ["À propos du spectacle", "Âge conseillé", "Points forts", "À propos du théâtre", "Avis des critiques"],
    item: "De vrais becs de gaz",
    offer: "Deux places pour le prix d’une",
    question: "Y a-t-il un entracte ?",
    answer: "Il y en a un.",
    prefixes: ["Q:", "R:"],
  },
  "ar-ae": {
    labels: "تاريخ الافتتاح|تاريخ الختام|المسرح|المدة|العمر|نوع العرض|الخريطة|تنبيه السلامة|ينتهي العرض الخاص",
    sections: "السلامة|عرض خاص|أسباب لمشاهدته|الأسئلة الشائعة",
    details: ["مسرحية غنائية", "مسرح مارلو", "155", "من سن 8"],
    tabs: ["عن العرض", "العمر المناسب", "أبرز المزايا", "عن المسرح", "آراء النقاد"],
    item: "ضوء غاز حقيقي",
    offer: "تذكرتان بسعر واحدة",
    question: "هل توجد استراحة؟",
    answer: "نعم، استراحة واحدة.",
    prefixes: ["س:", "ج:"],
  },
};

/** A show as a flat list of blocks, by the language of its document. Sample: `[["heading6", "Show type"], …]`. */
export const fixtures: readonly Fixture[] = Object.entries(words).map(([lang, own]) => ({
  blocks: [...createPairBlocks(own), ...createTabBlocks(own), ...createSectionBlocks(own)],
  expected: { ...own, lang },
}));

function createPairBlocks({
  labels,
  details: [type = "", theatre = "", duration = "", age = ""],
}: Words): readonly Block[] {
  const [opening = "", closing = "", house = "", length = "", limit = "", kind = "", map = "", flag = ""] =
    labels.split("|");
  const link = [
    { type: "hyperlink", start: 0, end: theatre.length, data: { link_type: "Web", url: "https://theatre.example/" } },
  ];
  return [
    ...pair("heading6", kind, type),
    ...pair("heading5", opening, "2026-12-05"),
    ...pair("heading5", closing, "29-05-2027"),
    ["heading5", house],
    ["paragraph", theatre, link],
    ...pair("heading5", `${length}:`, duration),
    ...pair("heading5", limit, age),
    ...pair("heading6", map, "https://map.example/"),
    ...pair("heading6", flag, "Yes"),
  ];
}

function createTabBlocks({ tabs }: Words): readonly Block[] {
  return tabs.flatMap((tab, index): readonly Block[] => [
    ["heading2", tab],
    ...(index === tabs.length - 1 ? pair("heading5", "Ines Harrow", "It sings.") : [paragraph("The text.")]),
  ]);
}

function createSectionBlocks({ labels, sections, item, offer, question, answer, prefixes: [asks, answers] }: Words) {
  const [safety = "", special = "", reasons = "", faq = ""] = sections.split("|");
  const ends = labels.split("|").at(-1) ?? "";
  const strong = [{ type: "strong", start: 2, end: 5 }];
  return [
    ["heading2", safety],
    paragraph("All exits are lit."),
    ["heading2", special],
    ["heading5", offer],
    ...pair("heading6", ends, "2027-01-31"),
    paragraph("On Tuesdays."),
    ["heading2", reasons],
    ...pair("heading5", item, "On stage."),
    ["heading2", faq],
    paragraph(`${asks} ${question}`),
    ["paragraph", `${answers} ${answer}`, strong],
  ] satisfies readonly Block[];
}

function pair(type: string, label: string, value: string): readonly Block[] {
  return [[type, label], paragraph(value)];
}

function paragraph(text: string): Block {
  return ["paragraph", text];
}
