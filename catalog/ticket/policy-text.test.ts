import { expect, test } from "vitest";
import { freeCancellation, ticketPolicyText } from "./policy-text.ts";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";

const hour = 60;

test.each([
  [0, "cancellation.anytime", {}],
  [1, "cancellation.hours", { hours: 1 }],
  [24 * hour, "cancellation.hours", { hours: 24 }],
  [24 * hour + 1, "cancellation.hours", { hours: 25 }],
  [72 * hour, "cancellation.hours", { hours: 72 }],
  [72 * hour + 1, "cancellation.days", { days: 4 }],
  [14 * 24 * hour, "cancellation.days", { days: 14 }],
])("E5: cancellable up to %d minutes before is %s %j", (upToMinutes, key, values) => {
  expect(freeCancellation({ cancellable: true, upToMinutes })).toEqual({ key, values });
});

test("E5: cancellable without a limit known says no more than that", () => {
  expect(freeCancellation({ cancellable: true, upToMinutes: undefined })).toEqual({
    key: "descriptors.FREE_CANCELLATION",
    values: {},
  });
});

test("E5: not cancellable has no text", () => {
  expect(freeCancellation({ cancellable: false, upToMinutes: 1440 })).toBeUndefined();
});

const never = { reschedulable: false, upToMinutes: undefined };
const fixed = { cancellable: false, upToMinutes: undefined };

test.each([
  [0, "Free cancellation at any time before the start"],
  [1, "Free cancellation up to 1 hour before the start"],
  [72 * hour, "Free cancellation up to 72 hours before the start"],
  [72 * hour + 1, "Free cancellation up to 4 days before the start"],
])("E5: cancellable up to %d minutes before is %j", (upToMinutes, text) => {
  const t = createLocaleTranslator(locales.en);
  expect(ticketPolicyText({ cancellable: true, upToMinutes }, never, t)).toBe(text);
});

test.each([
  [undefined, "No cancellation, but you can reschedule"],
  [0, "No cancellation, but you can reschedule at any time before the start"],
  [hour, "No cancellation, but you can reschedule up to 1 hour before the start"],
  [hour + 1, "No cancellation, but you can reschedule up to 2 hours before the start"],
  [96 * hour, "No cancellation, but you can reschedule up to 96 hours before the start"],
])("E5: not cancellable, but reschedulable up to %s minutes before is %j", (upToMinutes, text) => {
  const t = createLocaleTranslator(locales.en);
  expect(ticketPolicyText(fixed, { reschedulable: true, upToMinutes }, t)).toBe(text);
});

test("E5: neither cancellable nor reschedulable says so", () => {
  const t = createLocaleTranslator(locales.en);
  expect(ticketPolicyText(fixed, { reschedulable: false, upToMinutes: hour }, t)).toBe(
    "No cancellation and no rescheduling",
  );
});

test("E5: cancelling says more than rescheduling, so it is said instead", () => {
  const t = createLocaleTranslator(locales.en);
  const free = { cancellable: true, upToMinutes: 24 * hour };
  expect(ticketPolicyText(free, { reschedulable: true, upToMinutes: 0 }, t)).toBe(
    "Free cancellation up to 24 hours before the start",
  );
});

test.each([
  ["ar", 2, "لا يمكن الإلغاء، لكن يمكن تغيير الموعد حتى ساعتين قبل الموعد"],
  ["pl", 1, "Bez możliwości anulowania, ale termin można zmienić do 1 godziny przed rozpoczęciem"],
  ["pl", 5, "Bez możliwości anulowania, ale termin można zmienić do 5 godzin przed rozpoczęciem"],
  ["de", 1, "Nicht stornierbar, aber umbuchbar bis 1 Stunde vor Beginn"],
] as const)("E5: in %s, reschedulable up to %d hours before is %j", (code, hours, text) => {
  const t = createLocaleTranslator(locales[code]);
  expect(ticketPolicyText(fixed, { reschedulable: true, upToMinutes: hours * hour }, t)).toBe(text);
});
