import { formatAddress } from "../documents/format-address.ts";
import * as styles from "./publish.css.ts";

interface Props {
  readonly from: string;
  readonly keeps: boolean;
  readonly onChange: (keeps: boolean) => void;
}

/** Offers a redirect at the address that a page leaves. */
export function KeepAddress({ from, keeps, onChange }: Props) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={keeps} onChange={({ target }) => onChange(target.checked)} />
      <span>
        Keep {formatAddress(from)} as a redirect to the new address
        {!keeps && <span className={styles.warning}> Without it, the old address answers with a not-found page.</span>}
      </span>
    </label>
  );
}
