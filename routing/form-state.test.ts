import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { holdHref } from "../catalog/experience/calendar-file.ts";
import { type FormState, readFormState, setFormState } from "./form-state.ts";

const state: FormState = { form: "newsletter-form", values: { email: "ada" }, problems: ["email"] };
const readCookiePair = (cookie: string) => cookie.split(";", 1)[0];
const raw = (text: string) => `form-state=${deflateRawSync(text).toString("base64url")}`;

test("a state is in a cookie of its page alone, for a minute, and of no script", () => {
  const cookie = setFormState(state, "/de/rom/", true);
  expect(cookie).toMatch(/^form-state=[\w-]+; Path=\/de\/rom\/; Max-Age=60; HttpOnly; SameSite=Lax; Secure$/);
  expect(readFormState(`currency=EUR; ${readCookiePair(cookie)}`)).toEqual(state);
});

test("a calendar file has any letters and signs that its address may have", () => {
  const title = "St Peter's (private) ~ früh! *";
  const day = { uid: "g-7@www.tessera.example", title, url: "https://www.tessera.example/", date: "2026-12-24" };
  const file = holdHref({ ...day, writtenAt: 0 });
  const sent: FormState = { form: "group-form", values: {}, problems: [], file };
  expect(readFormState(readCookiePair(setFormState(sent, "/", false)))).toEqual(sent);
});

test("a text that is too long for a cookie is dropped, its problems are not", () => {
  const noise = Array.from({ length: 6000 }, (_, index) => String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)));
  const cookie = setFormState({ ...state, values: { message: noise.join("") } }, "/", false);
  expect(cookie.length).toBeLessThan(4000);
  expect(readFormState(readCookiePair(cookie))).toEqual({ ...state, values: {} });
});

test.each([
  undefined,
  "",
  "form-state=",
  "form-state=!",
  "form-state=AAAA",
  raw("{}"),
  raw('{"form":"a\\"b","values":{},"problems":[]}'),
  raw('{"form":"a","values":{},"problems":[],"file":"javascript:alert(1)"}'),
  raw('{"form":"a","values":{},"problems":["a b"]}'),
  raw(`"${" ".repeat(100_000)}"`),
])("%j is no state", (header) => {
  expect(readFormState(header)).toBeUndefined();
});
