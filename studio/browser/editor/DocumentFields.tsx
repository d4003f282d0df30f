import { useMemo, useState } from "react";
import type { Path } from "../../protocol/changes/path.ts";
import type { TypeSpec } from "../../protocol/models/model-specs.ts";
import { Button } from "../controls/Button.tsx";
import { useNewFocus } from "../fields/frame/use-new-focus.ts";
import { useEditorState } from "../store/use-editor.ts";
import { AddressField } from "./AddressField.tsx";
import { ComposedNote } from "./ComposedNote.tsx";
import { FieldList } from "./FieldList.tsx";
import { FindingList } from "./FindingList.tsx";
import { PanelBody } from "./PanelBody.tsx";
import { useFaults } from "./use-faults.ts";
import * as styles from "./editor.css.ts";

const root: Path = [];

interface Props {
  readonly spec: TypeSpec;
  /** Whether the selected slice is one that the page makes itself. */
  readonly isComposed: boolean;
}

/** The form of a document without its slices, by the tabs of its model. */
export function DocumentFields({ spec, isComposed }: Props) {
  const data = useEditorState(({ history }) => history.document.data);
  const faults = useFaults();
  const tabs = spec.tabs.filter(({ fields }) => fields.length > 0);
  const [name, setName] = useState(tabs[0]?.name);
  useNewFocus(faults.focus, ([first]) => {
    const focused = tabs.find(({ fields }) => fields.some((field) => field.name === first));
    if (focused !== undefined) setName(focused.name);
  });
  const tab = tabs.find((each) => each.name === name);
  const fields = useMemo(() => tab?.fields.filter(({ type }) => type !== "UID") ?? [], [tab]);
  return (
    <>
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle}>{spec.label}</h2>
      </div>
      {isComposed && <ComposedNote spec={spec} />}
      <FindingList />
      {tabs.length > 1 && (
        <div className={styles.tabs} role="group" aria-label="Fields">
          {tabs.map((each) => (
            <Button
              key={each.name}
              look={each === tab ? "pressed" : "plain"}
              aria-pressed={each === tab}
              onPress={() => setName(each.name)}
            >
              {each.name}
            </Button>
          ))}
        </div>
      )}
      <PanelBody>
        {spec.format === "page" && <AddressField />}
        <FieldList specs={fields} values={data} path={root} {...faults} />
      </PanelBody>
    </>
  );
}
