import { DOMSerializer } from "prosemirror-model";
import { copyTextblock } from "../../../protocol/rich-text/dom.ts";
import { richTextSchema } from "../../../protocol/rich-text/schema.ts";

/** Writes what is copied with the elements that other programs know. */
export const copySerializer = new DOMSerializer(
  { ...DOMSerializer.nodesFromSchema(richTextSchema), textblock: copyTextblock },
  DOMSerializer.marksFromSchema(richTextSchema),
);
