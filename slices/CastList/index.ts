import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { boolean } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { CastList } from "./CastList.tsx";
import { performerNodes } from "./performer-nodes.ts";

const schema = v.object({
  title: title(),
  people: group({ name: text(), role: text(), on_stage: boolean() }),
});

export type CastListFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "cast_list",
  variations: ["default"],
  schema,
  label: (fields) => fields.title,
  structuredData: performerNodes,
  Component: CastList,
});
