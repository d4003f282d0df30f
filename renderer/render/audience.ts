/** Whom a page is drawn for. Editors can link to its slices and point at its shortcodes; nothing else differs. */
export type Audience = "travellers" | "editors";
