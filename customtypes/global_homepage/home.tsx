import * as v from "valibot";
import { definePageKind } from "../../renderer/define-page-kind.tsx";
import { pageFields } from "../page-fields.ts";
import { pageMetadata } from "../page-metadata.ts";

/** The home page of a host that sells everywhere. Its currency is that of the site's primary city. */
export const home = definePageKind({
  kind: "global-home",
  type: "global_homepage",
  schema: v.object(pageFields),
  metadata: pageMetadata,
  Page: ({ children }) => children,
});
