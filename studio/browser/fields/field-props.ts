import type { ComponentType } from "react";
import type { Path } from "../../protocol/changes/path.ts";
import type { Json } from "../../protocol/document.ts";
import type { LocatedProblem } from "../../protocol/locate-problem.ts";
import type { FieldSpec } from "../../protocol/models/field-spec.ts";
import type { Finding } from "../../protocol/rendering.ts";

/** Faults of a document, and the place that an editor looks for. Fields find their own. */
export interface FieldContext {
  /** Faults that the content service found. */
  readonly problems: readonly LocatedProblem[];
  readonly findings: readonly Finding[];
  /** The place that gets the focus: a new array each time. Undefined for none. */
  readonly focus: Path | undefined;
}

type ChangeAt = (path: Path, next: Json) => void;

export interface FieldProps<Spec extends FieldSpec = FieldSpec> extends FieldContext {
  readonly spec: Spec;
  readonly value: Json | undefined;
  /** Place of the value in the document's data. */
  readonly path: Path;
  /** Receives the new value of this path or of one in it; null when it is emptied. It is always the same function. */
  readonly onChange: ChangeAt;
}

/** Ids that a control needs to be named and described. */
export interface ControlIds {
  /** Id of the control, that the label leads to. */
  readonly id: string;
  readonly labelId: string;
  /** Ids of limits and faults. */
  readonly describedBy: string;
  readonly isInvalid: boolean;
}

/** The form of a field, for groups: they hold fields, and are in one. */
export interface FieldComponent {
  readonly Field: ComponentType<FieldProps>;
}

export interface ControlProps<Spec extends FieldSpec = FieldSpec> extends Omit<FieldProps<Spec>, "onChange"> {
  readonly ids: ControlIds;
  /** Receives the new value of the field. */
  readonly onChange: (next: Json) => void;
  /** Receives the new value of a field in it, so that nothing else changes. */
  readonly onChangeAt: ChangeAt;
  /** Shows a fault of a text that is being typed; undefined removes it. */
  readonly onFault: (message: string | undefined) => void;
}
