import * as v from "valibot";
import { mockSlice } from "../../content/mock-slice.ts";
import { surroundingTypes } from "../../preview/simulator/surrounding-types.ts";
import { components } from "../../slices/index.ts";
import { sliceFolders } from "./slice-folders.ts";

const definitions = Object.values(components);

const modelSchema = v.object({ id: v.string() });
const mocksSchema = v.pipe(v.array(v.looseObject({ variation: v.string() })), v.minLength(1));
const sliceSchema = v.looseObject({ primary: v.record(v.string(), v.unknown()) });

/** A slice as the content service sends it. */
export type MockedSlice = v.InferOutput<typeof sliceSchema>;

/** The mock of one variation of a slice. */
export interface SliceMock {
  /** Name of the folder. */
  readonly name: string;
  readonly type: string;
  readonly variation: string;
  readonly slice: MockedSlice;
}

/** Returns the mocks of every slice, one for each variation. */
export function sliceMocks(): readonly SliceMock[] {
  return sliceFolders().flatMap(({ name, model, mocks }) => {
    const type = v.parse(modelSchema, model).id;
    return v.parse(mocksSchema, mocks).map((mock) => ({
      name,
      type,
      variation: mock.variation,
      slice: v.parse(sliceSchema, mockSlice(type, mock)),
    }));
  });
}

/** Returns a slice with those that its group needs around it, from their mocks. */
export function inItsGroup(slice: MockedSlice, type: string, mocks: readonly SliceMock[]): readonly MockedSlice[] {
  return surroundingTypes(type, definitions, "notice").flatMap((one) =>
    one === type ? slice : (mocks.find((mock) => mock.type === one)?.slice ?? []),
  );
}
