import { useMemo } from "react";
import { asRecord } from "../../protocol/as-json.ts";
import type { Path } from "../../protocol/changes/path.ts";
import type { Slice } from "../../protocol/outline/slice.ts";
import type { SliceSpec } from "../../protocol/models/model-specs.ts";
import type { FieldSpec, GroupSpec } from "../../protocol/models/field-spec.ts";
import { Button } from "../controls/Button.tsx";
import { Choice } from "../controls/Choice.tsx";
import { useMay } from "../session/use-session.ts";
import { useSelect } from "../store/use-select.ts";
import { useZoneField } from "../store/use-zone.ts";
import { FieldList } from "./FieldList.tsx";
import { PanelBody } from "./PanelBody.tsx";
import { useFaults } from "./use-faults.ts";
import { useVariation } from "./use-variation.ts";
import * as styles from "./editor.css.ts";

interface Props {
  readonly slice: Slice;
  readonly spec: SliceSpec;
}

/** The form of a slice: its variation and fields. */
export function SliceFields({ slice, spec }: Props) {
  const select = useSelect();
  const zone = useZoneField();
  const faults = useFaults();
  const maySave = useMay("save");
  const path = useMemo((): Path => [zone, { slice: slice.id }], [zone, slice.id]);
  const primaryPath = useMemo((): Path => [...path, "primary"], [path]);
  const { variation, setVariation } = useVariation(slice, spec);
  const itemSpecs = useMemo(() => createItemSpecs(variation?.items ?? []), [variation]);
  if (variation === undefined) return null;
  return (
    <>
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle}>{spec.name}</h2>
        {maySave && spec.variations.length > 1 && (
          <Choice
            label="Variation"
            value={variation.id}
            options={spec.variations.map(({ id, name }) => [id, name])}
            onChange={setVariation}
          />
        )}
        <Button look="plain" onPress={() => select({ slice: null, field: null })}>
          Page settings
        </Button>
      </div>
      <PanelBody>
        {variation.description !== "" && <p className={styles.note}>{variation.description}</p>}
        <FieldList
          key={`${variation.id} primary`}
          specs={variation.primary}
          values={asRecord(slice["primary"])}
          path={primaryPath}
          {...faults}
        />
        <FieldList key={`${variation.id} items`} specs={itemSpecs} values={slice} path={path} {...faults} />
      </PanelBody>
    </>
  );
}

/** The items of a slice are a group like any other. Without fields, the list is empty. */
function createItemSpecs(fields: readonly FieldSpec[]): readonly GroupSpec[] {
  if (fields.length === 0) return [];
  return [{ type: "Group", name: "items", label: "Items", placeholder: "", isRepeatable: true, fields }];
}
