import { image } from "../content/fields/image.ts";
import { text } from "../content/fields/text.ts";

/** The search and sharing fields that every page type has. */
export const pageFields = { meta_title: text(), meta_description: text(), share_image: image() };
