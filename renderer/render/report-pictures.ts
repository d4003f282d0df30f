import type { ReactNode } from "react";
import type { RawDocument } from "../../content/document.ts";
import { type ContentLocation, type DiagnosticLog, locationIn } from "../contracts/diagnostics.ts";
import { type UnnamedPicture, unnamedPictures } from "../parse/unnamed-pictures.ts";
import type { ParsedSlice } from "../parse/parsed-slice.ts";
import type { Plan } from "../plan/plan-page.ts";
import { unnamedImages } from "./unnamed-images.ts";

type LocatedPicture = UnnamedPicture & { readonly location: ContentLocation };

/** Reports pictures that the page shows and whose alternative text was never written. */
export function reportPictures({ document, slices }: Plan, content: ReactNode, log: DiagnosticLog): void {
  const pictures = [...listPagePictures(document), ...slices.flatMap((slice) => listSlicePictures(document, slice))];
  if (pictures.length === 0) return;
  const shown = unnamedImages(content);
  for (const { address, location } of pictures) {
    if (!shown.has(address)) continue;
    log.in(location)(
      "alt-text-missing",
      `The picture ${toPictureFileName(address)} has no alternative text, so screen readers say nothing of it.`,
      "Say in the picture's alternative text what it shows.",
    );
  }
}

function listPagePictures(document: RawDocument): readonly LocatedPicture[] {
  const { slices: _, ...fields } = document.data;
  return unnamedPictures(fields).map((picture) => ({
    ...picture,
    location: locationIn(document, undefined, picture.field),
  }));
}

function listSlicePictures(document: RawDocument, { id, pictures }: ParsedSlice): readonly LocatedPicture[] {
  return pictures.map((picture) => ({ ...picture, location: locationIn(document, id, picture.field) }));
}

function toPictureFileName(address: string): string {
  return address.slice(address.lastIndexOf("/") + 1);
}
