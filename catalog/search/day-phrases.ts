import type { DayWord } from "../listing/listing-query.ts";

/**
 * Phrases for days of travel, in all languages of the sites. `weekend` alone is often part of a name. So languages with
 * spaces name the next one.
 */
export const dayPhrases: Readonly<Record<DayWord, readonly string[]>> = {
  tonight: splitPhrases(`
    tonight, this evening, heute abend, heute nacht, vanavond, vannacht, esta noche, esta noite, hoje à noite,
    ce soir, stasera, questa sera, stanotte, dziś wieczorem, dzisiaj wieczorem, malam ini, nanti malam, 今夜, 今晩, 今晚,
    오늘 밤, 오늘밤, 오늘 저녁, الليلة, هذا المساء, مساء اليوم
  `),
  today: splitPhrases(`
    today, heute, vandaag, hoy, hoje, aujourd'hui, oggi, dziś, dzisiaj, hari ini, 今日, 本日, 今天, 오늘, اليوم
  `),
  tomorrow: splitPhrases(`
    tomorrow, tomorrow night, tomorrow evening, morgen, morgen abend, morgenavond, mañana, mañana por la noche,
    amanhã, amanhã à noite, demain, demain soir, domani, domani sera, jutro, jutro wieczorem, besok, besok malam,
    明日, 明天, 明晚, 내일, 내일 밤, 내일 저녁, غدًا, مساء غد
  `),
  weekend: splitPhrases(`
    this weekend, at the weekend, dieses wochenende, am wochenende, dit weekend, in het weekend,
    este fin de semana, este fim de semana, neste fim de semana, ce week-end, ce weekend, questo weekend,
    questo fine settimana, w ten weekend, ten weekend, w weekend, akhir pekan ini, akhir minggu ini, 今週末, この週末,
    这个周末, 本周末, 周末, 這個週末, 本週末, 週末, 이번 주말, 주말, نهاية هذا الأسبوع, نهاية الأسبوع, عطلة نهاية الأسبوع
  `),
};

function splitPhrases(text: string): readonly string[] {
  return text.trim().split(/,\s*/);
}
