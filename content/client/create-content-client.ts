import { isRepositoryName } from "@prismicio/client";
import { systemTime, type Time } from "../../http/time.ts";
import { ContentError } from "./content-error.ts";
import type { ContentMode } from "./content-mode.ts";
import type { ContentService } from "./content-service.ts";
import { documentsIn, editorQueries, findDocuments, listQueries, pageQueries } from "./queries.ts";
import { previewToken } from "./preview-token.ts";
import { type Access, createQueryRunner } from "./run-query.ts";
import { createContentTransport, type ContentTransportOptions } from "./transport.ts";

interface ContentClientOptions extends Access, ContentTransportOptions {
  readonly mode: ContentMode;
  /** Types that are searched by page identifier, redirects among them. */
  readonly pageTypes: readonly string[];
}

/** Throws a `ContentError` of kind `invalid-repository` (F18). */
export function createContentClient(options: ContentClientOptions, time: Time = systemTime): ContentService {
  const { repository, pageTypes } = options;
  if (!isRepositoryName(repository))
    throw new ContentError("invalid-repository", `Invalid Prismic repository name: ${repository}`);
  const transport = createContentTransport(options, time);
  return serviceIn(options.mode);

  function serviceIn(mode: ContentMode): ContentService {
    const run = createQueryRunner(options, mode, transport);
    const service: ContentService = {
      ...pageQueries(run, pageTypes),
      ...listQueries(run, time),
      ...editorQueries(run, time),
      documents: findDocuments(run, time),
      allIn: documentsIn(run, time),
      withPreview: (cookie) => {
        const ref = previewToken(cookie, options);
        return ref === undefined ? service : serviceIn({ kind: "ref", ref });
      },
      published: transport.invalidateRepository,
    };
    return service;
  }
}
