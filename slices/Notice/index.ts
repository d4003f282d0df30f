import * as v from "valibot";
import { richText } from "../../content/fields/rich-text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { Notice } from "./Notice.tsx";

const schema = v.object({ body: richText() });

export type NoticeFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "notice",
  variations: ["default", "not_official"],
  schema,
  Component: Notice,
});
