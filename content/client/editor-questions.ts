import { filter } from "@prismicio/client";
import * as v from "valibot";
import type { EditorQuestions } from "./content-service.ts";
import { ContentError } from "./content-error.ts";
import type { Ask } from "./create-ask.ts";
import { isIdentifier } from "./identifier.ts";
import { firstPage } from "./search.ts";

export function editorQuestions(ask: Ask): EditorQuestions {
  return {
    byId: async (id) => {
      const search = { filters: [filter.at("document.id", id)], lang: "*" };
      const [document] = isIdentifier(id) ? await ask((client) => firstPage(client, search)) : [];
      if (document === undefined) throw new ContentError("no-documents", "No documents were returned");
      return document;
    },
    tags: () =>
      ask(async (client) => {
        const { forms } = await client.getRepository();
        if (forms["tags"] === undefined)
          throw new ContentError("form-not-found", 'Form with name "tags" could not be found');
        return v.parse(v.array(v.string()), await client.getTags());
      }),
  };
}
