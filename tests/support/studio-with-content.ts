import { bridge } from "../../framework/next/bridge.ts";
import { allEndpoints } from "../../embedded/content-service/all-endpoints.ts";
import type { DocumentSource } from "../../embedded/content-service/files/document-source.ts";
import { readModels } from "../../embedded/content-service/files/read-models.ts";
import { startContent } from "../../embedded/content-service/tests/content-service.ts";
import { secretToken, startStudio } from "../../studio/server/start-studio.fixture.ts";

/** Runs a studio on a content service with the shipped models. Each change there is at once in the pages of the site. */
export async function startStudioWithContent(documents: readonly DocumentSource[] = []) {
  const changed = () => {
    // A ref that is later than any other.
    bridge().published.send("~".repeat(40));
    bridge().changed.send([]);
  };
  const content = await startContent({
    documents,
    models: readModels(process.cwd()),
    endpoints: (store) =>
      allEndpoints({
        store,
        repositoryName: "tessera",
        writeTokens: [secretToken],
        mediaBaseUrl: undefined,
        webhook: undefined,
        changed,
      }),
  });
  await content.store.setLanguages(["en-us", "de-de"].map((id) => ({ id, name: id })));
  const studio = await startStudio({ contentUrl: `${content.origin}/api/v2`, project: process.cwd() });
  return { ...studio, content };
}
