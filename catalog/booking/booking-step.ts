import type { FlowType } from "../product/product.ts";

export interface BookingChoice {
  readonly flowType: FlowType;
  /** Known when the product has a default variant: seats then come first, not the choice of a variant. */
  readonly variantId: number | undefined;
  readonly isMobile: boolean;
  readonly date: string | undefined;
}

/** The first step of the booking flow, as in its address (specification §2); empty where the flow has one page. */
export function bookingStep({ flowType, variantId, isMobile, date }: BookingChoice): string {
  if (isMobile && date !== undefined) return "select/pax";
  return variantId === undefined ? firstSteps[flowType] : (seatSteps[flowType] ?? firstSteps[flowType]);
}

const firstSteps: Readonly<Record<FlowType, string>> = {
  SEATMAP_IFRAME: "seatmap-iframe-select",
  SEATMAP: "seatmap-variant",
  SVG: "svg-variant",
  RESERVATION: "select",
  COMBO: "select",
  NORMAL: "select",
  PRIVATE_AIRPORT_TRANSFER: "",
  SHARED_AIRPORT_TRANSFER: "",
};

const seatSteps: Readonly<Partial<Record<FlowType, string>>> = {
  SEATMAP: "seatmap-select",
  SVG: "svg-select",
};
