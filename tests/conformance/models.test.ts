import {
  SharedSliceContentSchema,
  SharedSliceModelSchema,
  DynamicCustomTypeModelSchema,
} from "@prismicio/types-internal/zod4";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { components } from "../../slices/index.ts";
import { customTypeFolders, sliceFolders } from "../support/slice-folders.ts";

const parseMocks = (mocks: unknown) => v.parse(v.array(v.object({ variation: v.string() })), mocks);

describe.each(sliceFolders().map((folder) => [folder.name, folder] as const))("slice %s", (_name, folder) => {
  it("has a model that Slice Machine and the Prismic CLI accept", () => {
    expect(SharedSliceModelSchema.safeParse(folder.model).error).toBeUndefined();
  });

  it("has a definition under the model's id, with the model's variations", () => {
    const model = SharedSliceModelSchema.parse(folder.model);
    const definition = Object.values(components).find(({ type }) => type === model.id);
    expect(definition?.variations).toEqual(model.variations.map(({ id }) => id));
  });

  it("has a valid mock for each variation", () => {
    const model = SharedSliceModelSchema.parse(folder.model);
    const mocks = parseMocks(folder.mocks);
    expect(mocks.map(({ variation }) => variation)).toEqual(model.variations.map(({ id }) => id));
    for (const mock of v.parse(v.array(v.unknown()), folder.mocks)) {
      expect(SharedSliceContentSchema.safeParse(mock).error).toBeUndefined();
    }
  });
});

describe.each(customTypeFolders().map((folder) => [folder.name, folder.model] as const))(
  "custom type %s",
  (_name, model) => {
    it("has a model that Slice Machine and the Prismic CLI accept", () => {
      expect(DynamicCustomTypeModelSchema.safeParse(model).error).toBeUndefined();
    });
  },
);

it.each(
  "microsite venue_page news_page content_page showpage global_homepage reviews_page common_header common_footer redirect".split(
    " ",
  ),
)("D31: %s is a custom type", (id) => {
  expect(customTypeFolders().map(({ name }) => name)).toContain(id);
});

it.each("product_grid ranked_products safety_banner promo_codes hoho_routes top_attractions popup".split(" "))(
  "D31: %s is a slice",
  (id) => {
    expect(sliceFolders().map(({ model }) => SharedSliceModelSchema.parse(model).id)).toContain(id);
  },
);
