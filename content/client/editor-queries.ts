import { filter } from "@prismicio/client";
import * as v from "valibot";
import { ContentError } from "./content-error.ts";
import type { EditorQueries } from "./content-service.ts";
import type { RunQuery } from "./run-query.ts";
import { firstPage, isIdentifier } from "./search.ts";

export function editorQueries(run: RunQuery): EditorQueries {
  return {
    byId: async (id) => {
      const search = { filters: [filter.at("document.id", id)], lang: "*" };
      const [document] = isIdentifier(id) ? await run((client) => firstPage(client, search)) : [];
      if (document === undefined) throw new ContentError("no-documents", "No documents were returned");
      return document;
    },
    tags: () =>
      run(async (client) => {
        const { forms } = await client.getRepository();
        if (forms["tags"] === undefined)
          throw new ContentError("form-not-found", 'Form with name "tags" could not be found');
        return v.parse(v.array(v.string()), await client.getTags());
      }),
  };
}
