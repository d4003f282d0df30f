import * as v from "valibot";
import { definePageType } from "../../renderer/index.ts";
import { pageFields, pageMetadata } from "../page-fields.ts";
import { home } from "./home/index.ts";

export const homepage = definePageType({
  type: "global_homepage",
  fields: v.object(pageFields),
  metadata: pageMetadata,
  kinds: [home],
});
