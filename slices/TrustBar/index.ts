import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { select } from "../../content/fields/plain.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { promiseIcons } from "../../ui/primitives/promise-icons.ts";
import { TrustBar } from "./TrustBar.tsx";

const schema = v.object({
  items: group({ icon: select(promiseIcons), title: text(), text: text() }),
});

export type TrustBarFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "trust_bar",
  variations: ["default"],
  schema,
  Component: TrustBar,
});
