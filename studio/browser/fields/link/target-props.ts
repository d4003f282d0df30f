import type { JsonRecord } from "../../../protocol/as-json.ts";
import type { Json } from "../../../protocol/document.ts";

/** Properties of the control of one kind of target. */
export interface TargetProps {
  readonly link: JsonRecord;
  readonly onChange: (next: Json) => void;
  readonly id?: string | undefined;
  readonly hasFocus: boolean;
}
