/** Texts of the studio that several of its rooms show. Texts of one room are in its `messages.ts`. */
export const messages = {
  allDocuments: "All documents",
  cancel: "Cancel",
  close: "Close",
  loading: "Loading",
  offline: "No connection. Changes are kept in this browser, and saved when it is back.",
  retry: "Try again",
  retrying: "The studio tries again by itself.",
} as const;
