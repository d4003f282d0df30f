import * as v from "valibot";
import { expect, test } from "vitest";
import { embed } from "./embed.ts";
import { geoPoint } from "./geo-point.ts";
import { links } from "./link.ts";
import { boolean, color, number, select, timestamp } from "./plain.ts";

const web = { link_type: "Web", url: "https://a.example/", text: "A" };
const video = { embed_url: "https://videos.example/1", title: "V", html: "<i></i>" };

test.each([
  ["a timestamp in epoch milliseconds", timestamp(), "1970-01-01T00:00:01+0000", 1000],
  ["a color", color(), "#aa3300", "#aa3300"],
  ["a multiple of a decimal step", number({ step: 0.1 }), 0.3, 0.3],
  ["a number of steps from the least", number({ min: 1, step: 2 }), 5, 5],
  ["an embed", embed(), video, { url: video.embed_url, title: "V" }],
  ["an embed without a title", embed(), { embed_url: video.embed_url }, { url: video.embed_url, title: "" }],
  ["a place", geoPoint(), { latitude: 1, longitude: 2 }, { latitude: 1, longitude: 2 }],
  ["links that lead somewhere", links(), [web, { link_type: "Any" }], [{ kind: "url", url: web.url, text: "A" }]],
  ["no timestamp", timestamp(), null, undefined],
  ["no color", color(), null, undefined],
  ["no embed", embed(), {}, undefined],
  ["no place", geoPoint(), {}, undefined],
  ["no links", links(), null, []],
  ["an untouched choice", select(["a", "b"], "b"), null, "b"],
])("%s", (_title, field, raw, value) => {
  expect(v.parse(field, raw)).toEqual(value);
});

test.each([
  ["timestamp", timestamp(), "soon"],
  ["color", color(), "red"],
  ["multiple of a decimal step", number({ step: 0.1 }), 0.35],
  ["number of steps from the least", number({ min: 1, step: 2 }), 4],
  ["embed", embed(), { embed_url: "javascript:alert(1)" }],
  ["place", geoPoint(), { latitude: "1", longitude: 2 }],
  ["links", links(), web],
])("what is no %s does not fit", (_title, field, raw) => {
  expect(v.safeParse(field, raw).success).toBe(false);
});

test.each([
  [true, true],
  ["Yes", true],
  [" true ", true],
  ["no", false],
  [null, false],
  ["maybe", undefined],
])("F12: a Boolean field with %j is %s", (value, expected) => {
  const parsed = v.safeParse(boolean(), value);
  expect(parsed.success ? parsed.output : undefined).toBe(expected);
});
