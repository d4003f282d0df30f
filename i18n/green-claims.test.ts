import { expect, test } from "vitest";
import { findGreenClaim } from "./green-claims.ts";
import type { LocaleCode } from "./locales.ts";

test.each<[LocaleCode, string, string | undefined]>([
  ["en", "An eco-friendly tour of the lagoon", "eco-friendly"],
  ["en", "A carbon neutral cruise", "carbon neutral"],
  ["en", "The gardens are green all year", undefined],
  ["de", "Eine nachhaltige Bootsfahrt", "nachhaltig"],
  ["de", "Grüne Gärten und der Umweltschutz der Insel", undefined],
  ["fr", "Une balade écoresponsable", "écoresponsable"],
  ["fr", "Un tissu durable", undefined],
  ["es", "Un paseo sostenible", "sostenible"],
  ["it", "Una gita a impatto zero", "a impatto zero"],
  ["pt", "Um passeio amigo do ambiente", "amigo do ambiente"],
  ["nl", "Een duurzame rondvaart", "duurzame"],
  ["pl", "Rejs przyjazny środowisku", "przyjazny środowisk"],
  ["id", "Tur ramah lingkungan", "ramah lingkungan"],
  ["ja", "環境にやさしいツアー", "環境にやさしい"],
  ["ko", "친환경 투어", "친환경"],
  ["cn", "环保行程", "环保"],
  ["tw", "永續旅遊", "永續"],
  ["ar", "جولة صديقة للبيئة", "صديقة للبيئة"],
])("X23: %s %s → %s", (locale, text, claim) => {
  expect(findGreenClaim(text, locale)).toBe(claim);
});
