/** Milliseconds from the start of a page until consent is requested (specification §9). */
export const consentDelayMs = 3000;
