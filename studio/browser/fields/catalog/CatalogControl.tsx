import { isRecord } from "../../../protocol/as-json.ts";
import type { Json } from "../../../protocol/document.ts";
import { Box } from "../../controls/Box.tsx";
import * as controls from "../../controls/controls.css.ts";
import type { ControlProps } from "../field-props.ts";
import { messages } from "../messages.ts";
import type { CatalogSpec } from "../../../protocol/models/field-spec.ts";

/** An item of a catalog by its key, `<catalog>--<item>`. Data of an item that no catalog has stay as they are until a key is typed. */
export function CatalogControl({ spec, value, onChange, ids }: ControlProps<CatalogSpec>) {
  return (
    <Box isInvalid={ids.isInvalid}>
      <input
        className={`${controls.input} ${controls.mono}`}
        id={ids.id}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        aria-describedby={ids.describedBy}
        aria-invalid={ids.isInvalid || undefined}
        placeholder={spec.placeholder || `${spec.catalog}--`}
        value={typeof value === "string" ? value : ""}
        onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
      />
      {isRecord(value) && <div className={controls.note}>{messages.detached(toTitle(value))}</div>}
    </Box>
  );
}

/** Returns a text of the item's data by which a person knows it. */
function toTitle(value: Readonly<Record<string, Json>>): string {
  const blob = isRecord(value["@blob"]) ? value["@blob"] : value;
  const title = ["title", "name", "id"].map((name) => blob[name]).find((each) => typeof each === "string");
  return typeof title === "string" ? title : JSON.stringify(blob).slice(0, 80);
}
