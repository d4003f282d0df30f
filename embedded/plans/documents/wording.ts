import type { Language } from "../materials/languages.ts";

/** The sentences of one language around names. A number or price is a shortcode's. */
interface Wording {
  /** BCP 47 tag, for lists of names. */
  readonly tag: string;
  /** Follows a title, and shows when a price is known: ` from [min-price]`. */
  readonly from: string;
  readonly city: (city: string) => string;
  readonly country: (country: string) => string;
  readonly kinds: { readonly city: string; readonly country: string; readonly shows: string };
  readonly colon: string;
  readonly aboutCity: (sights: string, city: string) => string;
  readonly aboutCountry: (cities: string, country: string) => string;
  readonly aboutCategory: (title: string) => string;
  readonly onThisPage: string;
  readonly cancellation: string;
  /** The heading of the list of all products: on a city page, and on another page. */
  readonly all: { readonly city: (city: string) => string; readonly others: string };
  readonly goodToKnow: (city: string) => string;
  readonly questions: (city: string) => readonly (readonly [question: string, answer: string])[];
}

const ifPriced = (text: string) => `[if-available]${text}[/if-available]`;

export const wordings: Readonly<Record<Language, Wording>> = {
  en: {
    tag: "en",
    from: ifPriced(" from [min-price]"),
    city: (city) => `Things to do in ${city}`,
    country: (country) => `Things to do in ${country}`,
    kinds: { city: "tickets and tours", country: "cities, tickets and tours", shows: "tickets" },
    colon: ": ",
    aboutCity: (sights, city) =>
      `${sights}: tickets, guided tours and day trips in ${city}, with clear prices and free cancellation on many tickets.`,
    aboutCountry: (cities, country) =>
      `Tickets and tours in ${cities}: see what there is to do in ${country}, city by city and with clear prices.`,
    aboutCategory: (title) =>
      `${title}: compare prices, durations and ratings, and see which can be cancelled free of charge.`,
    onThisPage: ifPriced('[count of="experiences"] on this page'),
    cancellation: "Free cancellation on many tickets",
    all: { city: (city) => `All experiences in ${city}`, others: "All tickets and experiences" },
    goodToKnow: (city) => `Good to know in ${city}`,
    questions: (city) => [
      [
        `What do tickets in ${city} cost?`,
        `${ifPriced("Prices on this page start at [min-price]. ")}Each ticket shows its price with taxes and fees before you book.`,
      ],
      ["Can I cancel?", "Many tickets can be cancelled free of charge. Each one shows its deadline before you pay."],
    ],
  },
  de: {
    tag: "de",
    from: ifPriced(" ab [min-price]"),
    city: (city) => `${city} erleben`,
    country: (country) => `Erlebnisse ${country}`,
    kinds: { city: "Tickets und Touren", country: "Städte, Tickets und Touren", shows: "Tickets" },
    colon: ": ",
    aboutCity: (sights, city) =>
      `${sights}: Tickets, Führungen und Tagesausflüge in ${city}, mit klaren Preisen und oft kostenlos stornierbar.`,
    aboutCountry: (cities, country) =>
      `Tickets und Touren in ${cities}: Was man ${country} erleben kann, Stadt für Stadt und mit klaren Preisen.`,
    aboutCategory: (title) =>
      `${title}: Preise, Dauer und Bewertungen im Vergleich, und was sich kostenlos stornieren lässt.`,
    onThisPage: ifPriced('[count of="experiences"] auf dieser Seite'),
    cancellation: "Viele Tickets kostenlos stornierbar",
    all: { city: (city) => `Alle Erlebnisse in ${city}`, others: "Alle Tickets und Erlebnisse" },
    goodToKnow: (city) => `Gut zu wissen: ${city}`,
    questions: (city) => [
      [
        `Was kosten Tickets in ${city}?`,
        `${ifPriced("Die Preise auf dieser Seite beginnen bei [min-price]. ")}Jedes Ticket zeigt vor der Buchung seinen Preis mit Steuern und Gebühren.`,
      ],
      [
        "Kann ich stornieren?",
        "Viele Tickets lassen sich kostenlos stornieren. Bei jedem steht vor der Zahlung, bis wann.",
      ],
    ],
  },
  ar: {
    tag: "ar",
    from: ifPriced(" ابتداءً من [min-price]"),
    city: (city) => `أنشطة في ${city}`,
    country: (country) => `أنشطة ${country}`,
    kinds: { city: "تذاكر وجولات", country: "مدن وتذاكر وجولات", shows: "تذاكر" },
    colon: ": ",
    aboutCity: (sights, city) =>
      `${sights}: تذاكر وجولات مع مرشد ورحلات يومية في ${city}، بأسعار واضحة وإلغاء مجاني للكثير منها.`,
    aboutCountry: (cities, country) =>
      `تذاكر وجولات في ${cities}: اكتشف الأنشطة ${country} مدينةً بعد أخرى وبأسعار واضحة.`,
    aboutCategory: (title) => `${title}: قارن الأسعار والمدد والتقييمات، واعرف ما يمكن إلغاؤه مجانًا.`,
    onThisPage: ifPriced('[count of="experiences"] في هذه الصفحة'),
    cancellation: "إلغاء مجاني للكثير من التذاكر",
    all: { city: (city) => `كل الأنشطة في ${city}`, others: "كل التذاكر والأنشطة" },
    goodToKnow: (city) => `معلومات مفيدة عن ${city}`,
    questions: (city) => [
      [
        `كم تكلّف التذاكر في ${city}؟`,
        `${ifPriced("تبدأ الأسعار في هذه الصفحة من [min-price]. ")}تعرض كل تذكرة سعرها شاملًا الضرائب والرسوم قبل الحجز.`,
      ],
      ["هل يمكنني الإلغاء؟", "يمكن إلغاء الكثير من التذاكر مجانًا، وتذكر كل تذكرة الموعد النهائي لذلك قبل الدفع."],
    ],
  },
  tw: {
    tag: "zh-Hant",
    from: ifPriced(" [min-price] 起"),
    city: (city) => `${city}好玩的事`,
    country: (country) => `${country}好玩的事`,
    kinds: { city: "票券與行程", country: "城市、票券與行程", shows: "票券" },
    colon: "：",
    aboutCity: (sights, city) => `${sights}：${city}的票券、導覽與一日遊，價格清楚，許多可免費取消。`,
    aboutCountry: (cities, country) => `${cities}的票券與行程：逐城看看${country}有什麼好玩，價格清楚。`,
    aboutCategory: (title) => `${title}：比較價格、時間與評價，並查看哪些可免費取消。`,
    onThisPage: ifPriced('本頁 [count of="experiences"]'),
    cancellation: "許多票券可免費取消",
    all: { city: (city) => `${city}所有體驗`, others: "所有票券與體驗" },
    goodToKnow: (city) => `${city}實用資訊`,
    questions: (city) => [
      [
        `${city}的票券要多少錢？`,
        `${ifPriced("本頁價格自 [min-price] 起。")}每張票券在預訂前都會顯示含稅與手續費的價格。`,
      ],
      ["可以取消嗎？", "許多票券可免費取消，付款前會註明期限。"],
    ],
  },
};

/** `["Rome", "Milan"]` → `Rome and Milan`. */
export function joinNames(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(wordings[language].tag, { type: "conjunction" }).format(names);
}
