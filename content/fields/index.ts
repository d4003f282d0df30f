export { embed } from "./embed.ts";
export { geoPoint } from "./geo-point.ts";
export { group } from "./group.ts";
export { image, type Image, requiredImage } from "./image.ts";
export { link, type Link, links, parseLink } from "./link.ts";
export { boolean, color, date, number, select, timestamp } from "./plain.ts";
export { richText, title } from "./rich-text.ts";
export { type Table, table, type TableCell } from "./table.ts";
export { productIds, requiredText, text } from "./text.ts";
