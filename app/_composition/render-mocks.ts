import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import type { RawDocument } from "@/content/document.ts";
import { mockSlice } from "@/content/mock-slice.ts";
import { environment } from "./environment.ts";

const folder = path.join(process.cwd(), "slices");
const modelSchema = v.object({ id: v.string() });

/** A document whose slices are the mocks of one slice, one per variation; undefined when there is no such slice. */
export function mockDocument(type: string, lang: string): RawDocument | undefined {
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
