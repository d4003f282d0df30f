import { useState } from "react";
import { Button } from "../controls/Button.tsx";
import { SignOut } from "../session/SignOut.tsx";
import { useMay } from "../session/use-session.ts";
import { DocumentTable } from "./DocumentTable.tsx";
import { FilterBar } from "./FilterBar.tsx";
import { NewDocument } from "./NewDocument.tsx";
import { UncheckedCount } from "./UncheckedCount.tsx";
import * as styles from "./documents.css.ts";

/** The list of all documents. */
export function DocumentsView() {
  const [isCreating, setCreating] = useState(false);
  const maySave = useMay("save");
  return (
    <main className={styles.view}>
      <header className={styles.head}>
        <h1 className={styles.heading}>Documents</h1>
        <div className={styles.actions}>
          <SignOut />
          {maySave && (
            <Button look="primary" onPress={() => setCreating(true)}>
              New page
            </Button>
          )}
        </div>
      </header>
      <FilterBar />
      <UncheckedCount />
      <DocumentTable />
      {isCreating && <NewDocument onClose={() => setCreating(false)} />}
    </main>
  );
}
