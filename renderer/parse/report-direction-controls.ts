import type { RawDocument } from "../../content/document.ts";
import { type DiagnosticLog, locationIn } from "../contracts/diagnostics.ts";

const slicePattern = /^slices\.(?<slice>\d+)\.primary\.(?<field>.+)$/;

/** Reports each field from which controls of direction were omitted: in slices by the slice's number. */
export function reportDirectionControls(document: RawDocument, log: DiagnosticLog): void {
  for (const path of document.directionControls ?? []) {
    const { slice, field = path } = slicePattern.exec(path)?.groups ?? {};
    log.in(locationIn(document, slice, field))(
      "direction-control-omitted",
      "The text holds invisible controls of direction (U+202A to U+202E, U+2066 to U+2069), which were omitted.",
      "Type the text again, without copying it. Letters of each script already run in their direction.",
    );
  }
}
