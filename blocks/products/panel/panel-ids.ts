/** Ids of the panel, of the sheet with the days, and of the starts of a chosen day. */
export const panelId = "booking";
export const datesId = "dates";
export const startsId = "starts";
