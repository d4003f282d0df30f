import type { Commentary, CutOff } from "./facts-file.ts";
import type { Texts } from "./translations.ts";

/** The facts that travellers compare. They follow from the rest of the product. */
export interface Facts {
  /** Languages of its guides or recordings, BCP 47; none where nobody explains anything. */
  readonly guideLanguages: readonly string[];
  readonly commentary: readonly Commentary[];
  readonly accessibility: readonly string[];
  /** Null for what is bought without a date. */
  readonly cutOff: CutOff | null;
  readonly operator: Operator;
  readonly contractParty: ContractParty;
  /** Whether the price includes entry to the places it visits. */
  readonly includesEntry: boolean;
  /** `YYYY-MM-DD` */
  readonly addedOn: string;
}

export interface Operator {
  readonly vendorId: number;
  readonly name: string;
  readonly address: Texts;
}

interface ContractParty {
  readonly name: string;
  readonly address: Texts;
  readonly email: string;
}
