import { locales } from "../../i18n/locales.ts";
import { keyboard, pointer } from "./hands.ts";

export const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

/** The ways a traveller may walk through the site. */
export const walks = [
  { way: "with a pointer", locale: locales.en, viewport: desktop, scripts: true, hands: pointer },
  { way: "without JavaScript", locale: locales.en, viewport: desktop, scripts: false, hands: pointer },
  { way: "by keyboard alone", locale: locales.en, viewport: desktop, scripts: true, hands: keyboard },
  { way: "in Arabic", locale: locales.ar, viewport: desktop, scripts: true, hands: pointer },
  { way: "on a phone", locale: locales.en, viewport: phone, scripts: true, hands: pointer },
] as const;

export type Walk = (typeof walks)[number];
