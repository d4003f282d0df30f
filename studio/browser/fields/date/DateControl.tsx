import { lazy, Suspense } from "react";
import { asText } from "../../../protocol/as-json.ts";
import type { PlainSpec } from "../../../protocol/models/field-spec.ts";
import { Box } from "../../controls/Box.tsx";
import * as controls from "../../controls/controls.css.ts";
import type { ControlProps } from "../field-props.ts";

const DateEditor = lazy(async () => {
  const { DateEditor: loaded } = await import("./DateEditor.tsx");
  return { default: loaded };
});

/** A day or a moment. Its calendar loads when the first one is shown; until then, its text can be read. */
export function DateControl(props: ControlProps<PlainSpec>) {
  const reading = (
    <Box isInvalid={props.ids.isInvalid}>
      <div className={controls.input} aria-busy="true">
        {asText(props.value) || "\u200b"}
      </div>
    </Box>
  );
  return (
    <Suspense fallback={reading}>
      <DateEditor {...props} />
    </Suspense>
  );
}
