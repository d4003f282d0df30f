import { expect, test } from "vitest";
import { fillForm } from "./fill-form.ts";

const page = (form: string) =>
  `<p>before</p><div data-form="n-form" class="x">${form}</form></div><input name="email"/>`;
const thanks =
  '<div class="t" data-thanks="" tabindex="-1" hidden="">Thank you!<a href="#n-form-sent" data-file="" hidden="">File</a></div>';
const field =
  '<form method="post"><input id="e" type="email" name="email" value=""/><p id="e-problem" data-problem="email" data-field="email" hidden="">No</p>';

test("E9: an accepted form is its thanks", () => {
  const filled = fillForm(page(thanks + field), { form: "n-form", values: {}, problems: [] });
  expect(filled).toContain(
    '<div class="t" data-thanks="" tabindex="-1">Thank you!<a href="#n-form-sent" data-file="" hidden="">',
  );
  expect(filled).toContain('<form hidden="" method="post">');
});

test("X27: the thanks have the calendar file", () => {
  const file = "data:text/calendar;charset=utf-8,BEGIN:VCALENDAR%0D%0A";
  expect(fillForm(page(thanks + field), { form: "n-form", values: {}, problems: [], file })).toContain(
    `<a href="${file}" data-file="">File`,
  );
});

test("F1: an invalid form has what was typed, and its problem", () => {
  const state = { form: "n-form", values: { email: '"><script>$&' }, problems: ["email"] };
  const filled = fillForm(page(thanks + field), state);
  expect(filled).toContain(
    '<input value="&quot;&gt;&lt;script&gt;$&amp;" aria-invalid="true" aria-describedby="e-problem" id="e" type="email" name="email"/><p id="e-problem" data-problem="email" data-field="email">No',
  );
  expect(filled).toContain('data-thanks="" tabindex="-1" hidden=""');
  expect(filled).toMatch(/<\/div><input name="email"\/>$/);
});

test("a choice and a text are as they were", () => {
  const fields =
    '<form><select name="session"><option value="morning" selected="">M</option><option value="afternoon">A</option></select><textarea name="message">x</textarea>';
  const state = { form: "n-form", values: { session: "afternoon", message: "a<b $& c" }, problems: ["name"] };
  expect(fillForm(page(fields), state)).toContain(
    '<select name="session"><option value="morning">M</option><option selected="" value="afternoon">A</option></select><textarea name="message">a&lt;b $&amp; c</textarea>',
  );
});

test("a page without the form is as it was", () => {
  expect(fillForm(page(field), { form: "other", values: {}, problems: [] })).toBe(page(field));
});
