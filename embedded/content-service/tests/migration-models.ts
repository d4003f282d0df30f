import type { ModelSeed } from "../files/seeds.ts";

const text = { type: "Text" };
const link = { type: "Link", config: { allowText: true, variants: ["Primary", "Ghost"] } };
const group = { type: "Group", config: { fields: { name: text, to: link } } };

/** An article with a field of every type, its authors, and settings as a single document. */
export const migrationModels: readonly ModelSeed[] = [
  customType("article", {
    uid: { type: "UID" },
    title: { type: "StructuredText", config: { single: "heading1" } },
    body: { type: "StructuredText", config: { multi: "paragraph,strong,hyperlink,image,embed" } },
    summary: text,
    kind: { type: "Select" },
    color: { type: "Color" },
    stars: { type: "Number" },
    sold_out: { type: "Boolean" },
    day: { type: "Date" },
    moment: { type: "Timestamp" },
    place: { type: "GeoPoint" },
    film: { type: "Embed" },
    photo: { type: "Image", config: { thumbnails: [{ name: "square", width: 20, height: 20 }] } },
    author: { type: "Link", config: { select: "document" } },
    sheet: { type: "Link", config: { select: "media" } },
    buttons: { type: "Link", config: { repeat: true, allowText: true, variants: ["Primary", "Ghost"] } },
    tour: { type: "IntegrationFields", config: { catalog: "tours" } },
    prices: { type: "Table" },
    facts: { type: "Group", config: { fields: { name: text, inner: group } } },
    slices: { type: "Slices", config: { choices: { hero: { type: "SharedSlice" } } } },
  }),
  customType("author", { uid: { type: "UID" }, name: text }),
  customType("settings", { name: text }, false),
  {
    kind: "slice",
    model: {
      id: "hero",
      type: "SharedSlice",
      name: "Hero",
      variations: [
        {
          id: "default",
          name: "Default",
          version: "v2",
          primary: { photo: { type: "Image" }, facts: group },
          items: {},
        },
      ],
    },
  },
];

function customType(id: string, fields: Readonly<Record<string, object>>, repeatable = true): ModelSeed {
  return { kind: "customtype", model: { id, label: id, repeatable, status: true, json: { Main: fields } } };
}
