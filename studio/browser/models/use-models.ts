import { createContext, use } from "react";
import * as v from "valibot";
import type { SliceSpec, TypeSpec } from "../../protocol/models/model-specs.ts";
import { parseSlice } from "../../protocol/models/parse-slice.ts";
import { parseType } from "../../protocol/models/parse-type.ts";
import { type GroupRoles, groupRolesSchema } from "../../protocol/outline/slice.ts";

/** The models of all documents and slices. */
export interface Models {
  readonly types: readonly TypeSpec[];
  readonly slices: readonly SliceSpec[];
  readonly groups: GroupRoles;
  /** Kinds of pages that each type may be, by its id. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
}

/** `GET /studio/api/models`, parsed. */
export const modelsSchema = v.pipe(
  v.object({
    types: v.array(v.unknown()),
    slices: v.array(v.unknown()),
    groups: groupRolesSchema,
    kinds: v.record(v.string(), v.array(v.string())),
  }),
  v.transform(({ types, slices, groups, kinds }): Models => ({
    types: types.map(parseType),
    slices: slices.map(parseSlice),
    groups,
    kinds,
  })),
);

const ModelsContext = createContext<Models>({ types: [], slices: [], groups: {}, kinds: {} });

export const ModelsProvider = ModelsContext.Provider;

export function useModels(): Models {
  return use(ModelsContext);
}
