import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { link } from "../../content/fields/link.ts";

/** What editors say about a host's header. */
export const headerSchema = v.object({ nav: group({ link: link() }), help: link() });

export type HeaderContent = v.InferOutput<typeof headerSchema>;
