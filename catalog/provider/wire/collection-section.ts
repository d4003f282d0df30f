import * as v from "valibot";
import { wireCollection } from "./collection.ts";
import { wireId } from "./id.ts";
import { wireText } from "./text.ts";

export const wireSections = v.object({ collection: wireCollection, sections: v.array(v.unknown()) });

/** One of `sections`. */
export const wireSection = v.object({
  id: wireId,
  title: v.string(),
  subtitle: wireText,
  tourGroups: v.nullish(v.array(v.unknown()), []),
});
