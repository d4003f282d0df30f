import * as links from "../../../ui/primitives/links.css.ts";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";

interface OpenerProps {
  /** Id of the sheet that it opens. */
  readonly target: string;
  readonly children: string;
}

/** A filled button that opens a sheet of the page, without script too. */
export function Opener({ target, children }: OpenerProps) {
  return (
    <>
      <StyleSheet of={links} />
      <button type="button" popoverTarget={target} className={`${links.tone.primary} ${links.size.large}`}>
        {children}
      </button>
    </>
  );
}
