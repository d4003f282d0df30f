import { definePageType } from "../../renderer/index.ts";
import { article } from "./article/index.ts";
import { newsSchema } from "./fields.ts";
import { landing } from "./landing/index.ts";
import { newsMetadata } from "./news-metadata.ts";

/** News of a theatre site: the list of all stories, and each story (C17). */
export const newsPage = definePageType({
  type: "news_page",
  fields: newsSchema,
  heading: ({ headline }) => headline,
  metadata: newsMetadata,
  kinds: [article, landing],
});
