import type { ScratchProject } from "./scratch-project.ts";

/** Kinds of fields of the Prismic CLI that need no more than a name. */
const plainKinds = ["boolean", "color", "date", "embed", "geopoint", "image", "number", "table", "text", "timestamp"];

/** Models a slice with a field of each kind, and a custom type, as developers do with the Prismic CLI. */
export function modelWithTheCli({ run }: ScratchProject): void {
  const prismic = (command: string) => run("prismic", ...command.split(" "));
  const add = (field: string) => prismic(`field add ${field} --to-slice promo_banner`);
  prismic("slice create PromoBanner");
  add("rich-text title --allow heading2 --single");
  add("rich-text body --allow paragraph,strong,hyperlink");
  for (const kind of plainKinds) add(`${kind} my_${kind}`);
  add("select tone --option calm --option loud --default-value loud");
  add("link more --allow-text");
  add("link others --allow-text --repeatable");
  add("content-relationship city --custom-type microsite");
  add("group rows");
  add("text rows.name");
  add("image rows.photo");
  prismic("slice connect promo_banner --to content_page");
  prismic("type create Author");
  prismic("gen types");
}
