/** Texts of the media library. */
export const messages = {
  more: "Show more",
  none: "No files found. Try another word, or upload one.",
  failed: "We can’t load the library right now.",
  search: "Search by name or description",
  upload: "Upload a file",
  uploadFailed: "We can’t upload this file right now. Please try again in a few minutes.",
  uploading: "Uploading",
  library: "Files",
  tooLarge: "Choose a file of at most 20 MB.",
} as const;
