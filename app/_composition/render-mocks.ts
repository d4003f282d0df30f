import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ReactNode } from "react";
import * as v from "valibot";
import type { RawDocument } from "../../content/document.ts";
import { mockSlice } from "../../content/mock-slice.ts";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { createRenderer } from "../../renderer/line.ts";
import { siteOfHost } from "../../routing/host.ts";
import { defaultView } from "../../routing/view.ts";
import { ports, registries } from "./composition.ts";
import { environment } from "./environment.ts";

const folder = path.join(process.cwd(), "slices");
const modelSchema = v.object({ id: v.string() });

/** Renders a page of one slice's mocks as any page renders. Returns undefined for an unknown slice. */
export async function renderMocks(slice: string, locale: LocaleCode): Promise<ReactNode> {
  const site = siteOfHost("localhost");
  const document = mockDocument(slice, locales[locale].contentLanguage);
  if (site === undefined || document === undefined) return undefined;
  const { renderPage } = createRenderer(registries, { ...ports, content: { page: async () => document } });
  const outcome = await renderPage({ site, locale: locales[locale], currency: "auto", view: defaultView, path: [] });
  return outcome.kind === "page" ? outcome.content : undefined;
}

/** Returns a document whose slices are the mocks of one slice, one per variation. */
function mockDocument(type: string, lang: string): RawDocument | undefined {
  const name = readdirSync(folder).find((candidate) => modelId(candidate) === type);
  if (name === undefined) return undefined;
  const mocks = v.parse(v.array(v.unknown()), readJson(path.join(folder, name, "mocks.json")));
  const slices = mocks.map((mock) => mockSlice(type, mock));
  return {
    id: "mock",
    uid: "mock",
    type: "content_page",
    lang,
    tags: [],
    alternate_languages: [],
    last_publication_date: null,
    data: { heading: [{ text: type }], slices },
  };
}

function modelId(name: string): string | undefined {
  const file = path.join(folder, name, "model.json");
  return existsSync(file) ? v.parse(modelSchema, readJson(file)).id : undefined;
}

/** Mocks name their pictures on a host that does not exist; here they come from the embedded content service. */
function readJson(file: string): unknown {
  const media = new URL("/media/", environment.contentApiUrl).href;
  return JSON.parse(readFileSync(file, "utf8").replaceAll("https://images.tessera.example/", media));
}
