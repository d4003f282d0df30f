import { expect, it, test } from "vitest";
import { splitDayWord } from "./split-day-word.ts";

it.each([
  ["en", "What's on in London tonight", "What's on in London", "tonight"],
  ["en", "Rome this weekend", "Rome", "weekend"],
  ["de", "London heute Abend", "London", "tonight"],
  ["de", "Rom am Wochenende", "Rom", "weekend"],
  ["nl", "Wat te doen in Rome vandaag", "Wat te doen in Rome", "today"],
  ["es", "Qué hacer mañana en Roma", "Qué hacer en Roma", "tomorrow"],
  ["pt", "Londres hoje à noite", "Londres", "tonight"],
  ["pt", "amanhã em Roma", "em Roma", "tomorrow"],
  ["fr", "Que faire aujourd'hui à Paris", "Que faire à Paris", "today"],
  ["fr", "Paris ce week-end", "Paris", "weekend"],
  ["it", "Londra stasera", "Londra", "tonight"],
  ["pl", "Londyn dziś wieczorem", "Londyn", "tonight"],
  ["id", "Roma besok", "Roma", "tomorrow"],
  ["ja", "今夜のロンドン", "のロンドン", "tonight"],
  ["ko", "런던 오늘 밤", "런던", "tonight"],
  ["ko", "이번 주말 로마", "로마", "weekend"],
  ["tw", "今晚倫敦", "倫敦", "tonight"],
  ["cn", "这个周末 罗马", "罗马", "weekend"],
  ["ar", "لندن الليلة", "لندن", "tonight"],
  ["ar", "روما غدا", "روما", "tomorrow"],
])("W140: in %s, %j is %j, %s", (_locale, q, words, when) => {
  expect(splitDayWord(q)).toEqual({ words, when });
});

test.each(["Race weekend in Monza", "Rome", "", "Tomorrowland", "明日香"])("W140: %j names no day", (q) => {
  expect(splitDayWord(q)).toBeUndefined();
});

test("W140: a search of a day alone has no words", () => {
  expect(splitDayWord("Tonight")).toEqual({ words: "", when: "tonight" });
});
