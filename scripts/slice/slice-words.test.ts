import { describe, expect, test } from "vitest";
import { componentSource } from "./component-source.ts";
import { parseFieldWords } from "./field-kinds.ts";
import { formatSchema } from "./field-parser.ts";
import { parseParameters } from "./parse-parameters.ts";
import { listModelFields, parseModel } from "./slice-model.ts";
import { sliceName } from "./slice-name.ts";

const model = (...variations: readonly object[]) =>
  JSON.stringify({ id: "a", name: "A", variations: variations.map((one) => ({ id: "default", ...one })) });

describe("npm run slice", () => {
  test("takes a name, fields and custom types", () => {
    expect(parseParameters(["CityBanner", "title:title", "--in", "microsite,showpage"], {})).toEqual({
      slice: { name: "CityBanner", id: "city_banner" },
      fields: ["title:title"],
      types: ["microsite", "showpage"],
      hasIsland: false,
    });
  });

  test.each([["--in=showpage"], []])("takes the types that npm passes on", (...option) => {
    const environment = option.length === 0 ? { npm_config_in: "showpage" } : {};
    expect(parseParameters(["CityBanner", ...option], environment).types).toEqual(["showpage"]);
  });

  test("takes that a slice has an island, also where npm takes the option", () => {
    expect(parseParameters(["CityBanner", "title:title", "--island"], {})).toMatchObject({ hasIsland: true });
    expect(parseParameters(["CityBanner"], { npm_config_island: "true" })).toMatchObject({ hasIsland: true });
  });

  test("takes fields inside groups", () => {
    const fields = parseFieldWords(["rows:group", "rows.name:text", "rows.tone:select:calm,loud"]);
    expect(formatSchema(fields).call).toBe('{ "rows": group({ "name": text(), "tone": select(["calm","loud"]) }) }');
  });

  test.each<[string, () => unknown]>([
    ["“cityBanner” is no name for a slice. Write it as a component's name: CityBanner.", () => sliceName("cityBanner")],
    [
      "“city banner” is no name for a slice. Write it as a component's name: CityBanner.",
      () => sliceName("city banner"),
    ],
    ["“Section” is no name for a slice. Write it as a component's name: CityBanner.", () => sliceName("Section")],
    ["The name of the slice is missing.", () => parseParameters([], {})],
    ["--in needs the ids of custom types.", () => parseParameters(["CityBanner", "--in"], {})],
    [
      "“title” is no field. Write its id in small letters and its kind: sub_title:text.",
      () => parseFieldWords(["title"]),
    ],
    ["“Title:text” is no field.", () => parseFieldWords(["Title:text"])],
    ["“photo” is no kind of field. These exist: title, rich, text, image,", () => parseFieldWords(["photo:photo"])],
    ["A select field needs its options: tone:select:calm,loud.", () => parseFieldWords(["tone:select"])],
    [
      "An island shows a text: add a field such as title:title.",
      () => componentSource("A", parseFieldWords(["photo:image"]), true),
    ],
    ["There are two fields “title”.", () => parseFieldWords(["title:text", "title:rich"])],
    ["The group “rows” is missing. Write rows:group before its fields.", () => parseFieldWords(["rows.name:text"])],
    ["The group “Rows” has no fields.", () => formatSchema(parseFieldWords(["rows:group"]))],
    [
      "The field “shop” is of type IntegrationFields, which content/fields can't parse.",
      () => formatSchema({ shop: { type: "IntegrationFields", config: {} } }),
    ],
    ["slices/A/model.json is no model of a slice", () => parseModel("slices/A/model.json", "{}")],
    ["slices/A/model.json is no model of a slice", () => parseModel("slices/A/model.json", "no JSON")],
    [
      "has a repeatable zone, which slices here don't read.",
      () => parseModel("slices/A/model.json", model({ items: { title: { type: "Text" } } })),
    ],
    [
      "The field “title” of A is of two types: Text and Number.",
      () =>
        listModelFields(
          parseModel("", model({ primary: { title: { type: "Text" } } }, { primary: { title: { type: "Number" } } })),
        ),
    ],
  ])("says: %s", (message, act) => {
    expect(act).toThrow(message);
  });
});
