/** A brand's colours as six-digit hex, so that their contrast can be computed. */
export interface Palette {
  readonly ink: string;
  readonly inkSoft: string;
  readonly ground: string;
  readonly groundTinted: string;
  readonly surface: string;
  readonly action: string;
  readonly actionInk: string;
  readonly actionHover: string;
  readonly saving: string;
  readonly assurance: string;
  readonly scarcity: string;
  readonly control: string;
  readonly focus: string;
}
