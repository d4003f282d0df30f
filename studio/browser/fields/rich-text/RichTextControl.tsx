import { lazy, Suspense } from "react";
import { asList, asRecord, asText } from "../../../protocol/as-json.ts";
import type { RichTextSpec } from "../../../protocol/models/field-spec.ts";
import { Box } from "../../controls/Box.tsx";
import * as controls from "../../controls/controls.css.ts";
import type { ControlProps } from "../field-props.ts";

const RichTextEditor = lazy(async () => {
  const { RichTextEditor: loaded } = await import("../../rich-text/RichTextEditor.tsx");
  return { default: loaded };
});

/** Rich text. Its editor loads when the first one is shown; until then, its text can be read. */
export function RichTextControl(props: ControlProps<RichTextSpec>) {
  const texts = asList(props.value).map((block) => asText(asRecord(block)["text"]));
  const reading = (
    <Box isInvalid={props.ids.isInvalid}>
      <div className={controls.input} dir="auto" aria-busy="true" style={{ whiteSpace: "pre-wrap" }}>
        {texts.join("\n\n") || "\u200b"}
      </div>
    </Box>
  );
  return (
    <Suspense fallback={reading}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
