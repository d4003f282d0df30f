import * as v from "valibot";
import { wireCollection } from "./wire-collection.ts";
import { wireId } from "../provider/wire-id.ts";
import { wireText } from "../provider/wire-text.ts";

export const wireSections = v.object({ collection: wireCollection, sections: v.array(v.unknown()) });

/** One of `sections`. */
export const wireSection = v.object({
  id: wireId,
  title: v.string(),
  subtitle: wireText,
  tourGroups: v.nullish(v.array(v.unknown()), []),
});
