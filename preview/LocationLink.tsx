import type { Translator } from "../i18n/translator.ts";
import type { ContentLocation } from "../renderer/contracts/diagnostics.ts";
import type { PreviewReport } from "./preview-report.ts";
import { toSliceAnchor } from "../studio/protocol/slice-anchor.ts";
import * as css from "./PreviewBar.css.ts";

interface Props {
  readonly location: ContentLocation;
  readonly slices: PreviewReport["slices"];
  readonly t: Translator;
}

/** A location: a link to the slice by its number and type, and the field. An omitted slice has its number alone. */
export function LocationLink({ location: { slice, field }, slices, t }: Props) {
  const shown = slices.get(slice ?? "");
  return (
    <span>
      {slice !== undefined && shown !== undefined && (
        <a href={`#${toSliceAnchor(slice)}`} className={css.location} dir="ltr">
          {shown.number !== undefined && `#${shown.number} `}
          {shown.type}
        </a>
      )}
      {slice !== undefined && shown === undefined && <bdi dir="ltr">#{slice}</bdi>}
      {slice === undefined && t("preview.wholePage")}
      {field !== undefined && (
        <>
          {" "}
          <code dir="ltr">{field}</code>
        </>
      )}
    </span>
  );
}
