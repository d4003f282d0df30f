import type { ReactNode } from "react";
import { isAllowed } from "../../protocol/roles.ts";
import { useMay, useSession } from "../session/use-session.ts";
import * as styles from "./editor.css.ts";

interface Props {
  readonly children: ReactNode;
}

/** The fields of a panel. Without the right to change them they take no input, and a note names the role that may. */
export function PanelBody({ children }: Props) {
  const maySave = useMay("save");
  const { role } = useSession().editor;
  return (
    <>
      {!isAllowed(role, "save") && (
        <p className={styles.panelNote}>You read this page as a viewer. Editors can change it.</p>
      )}
      <div className={styles.panelBody} inert={!maySave}>
        {children}
      </div>
    </>
  );
}
