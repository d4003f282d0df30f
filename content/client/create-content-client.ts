import { isRepositoryName } from "@prismicio/client";
import type { ContentService } from "./content-service.ts";
import { ContentError } from "./content-error.ts";
import type { ContentMode } from "./content-mode.ts";
import { type Access, createAsk } from "./create-ask.ts";
import { editorQuestions } from "./editor-questions.ts";
import { pageQuestions } from "./page-questions.ts";
import { previewToken } from "./preview-token.ts";
import { systemTime, type Time } from "../../http/time.ts";
import { createTransport, type TransportOptions } from "./transport.ts";

interface ContentClientOptions extends Access, TransportOptions {
  readonly mode: ContentMode;
  /** Types that are looked for by page identifier, redirects among them. */
  readonly pageTypes: readonly string[];
}

/** Throws a `ContentError` of kind `invalid-repository` (specification §5). */
export function createContentClient(options: ContentClientOptions, time: Time = systemTime): ContentService {
  const { repository, pageTypes } = options;
  if (!isRepositoryName(repository))
    throw new ContentError("invalid-repository", `An invalid Prismic repository name was given: ${repository}`);
  const transport = createTransport(options, time);
  return serviceIn(options.mode);

  function serviceIn(mode: ContentMode): ContentService {
    const ask = createAsk(options, mode, transport);
    const service: ContentService = {
      ...pageQuestions(ask, pageTypes, time),
      ...editorQuestions(ask),
      withPreview: (cookie) => {
        const ref = previewToken(cookie, options);
        return ref === undefined ? service : serviceIn({ kind: "ref", ref });
      },
    };
    return service;
  }
}
