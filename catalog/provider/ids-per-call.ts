/** How many ids one call may name (specification §9). */
export const idsPerCall = 100;
