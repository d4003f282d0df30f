import { expect, it } from "vitest";
import { splitWords } from "./words.ts";

it.each([
  ["accents and small letters", "Tours à l’Église Saint-Sulpice", ["tour", "eglise", "saint", "sulpice"]],
  ["letters that accents do not make", "Straße, Łódź, Ærø", ["strasse", "lodz", "aero"]],
  ["names that only look like plurals", "Paris, glass, bus", ["paris", "glass", "bus"]],
  ["numbers", "Platform 9", ["platform", "9"]],
  ["Arabic hamza, vowel marks and article", "أَهْرامات الجيزة", ["اهرامات", "جيزه"]],
  ["an Arabic article after a particle", "بالكولوسيوم", ["كولوسيوم"]],
  ["Japanese", "東京タワー入場券", ["東京タワー", "入場券"]],
  ["Chinese", "羅馬競技場", splitWords("羅馬").concat("競技場")],
  ["Thai", "วัดพระแก้ว กรุงเทพ", ["วัด", "พระ", "แก้ว", "กรุงเทพ"]],
])("P1: words are found in any spelling: %s", (_title, text, words) => {
  expect(splitWords(text)).toEqual(words);
});
