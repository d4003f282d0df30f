/** Returns the sentences of a text in small letters, without punctuation: `Go early. “Now!”` → `["go early", "now"]`. */
export function listSentences(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?…])[”’»]?\s+/)
    .map((sentence) =>
      sentence
        .replaceAll(/[^\p{L}\p{N}\s’]/gu, "")
        .trim()
        .toLowerCase(),
    )
    .filter((sentence) => sentence !== "");
}
