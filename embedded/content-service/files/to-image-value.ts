import type { DocumentSource } from "./document-source.ts";
import { toSourceId } from "./document-targets.ts";
import { identifier } from "./identity.ts";

interface Image {
  /** Defaults to an id that document and field determine. */
  readonly id?: string | undefined;
  /** Starts with `/media/`. */
  readonly url: string;
  readonly alt: string | null;
  readonly copyright: string | null;
  readonly width: number;
  readonly height: number;
}

/** Returns the image value of the Document API for all of a picture. `path` names its field. */
export function toImageValue(image: Image, path: string, source: DocumentSource): unknown {
  const { id = identifier(`${toSourceId(source)}|${path}`), url, alt, copyright, width, height } = image;
  const edit = { x: 0, y: 0, zoom: 1, background: "transparent" };
  return { id, url, alt, copyright, dimensions: { width, height }, edit };
}
