/** A control character, with the rest of a color sequence if one follows. */
const control = /([\p{Cc}\p{Zl}\p{Zp}])(\[[\d;]*m)?/gu;

/**
 * Escapes the control characters of a log text, which could drive a terminal: `\u009b`. The result is valid in JSON.
 * Line breaks, tabs and colors stay.
 */
export function escapeControls(text: string): string {
  return text.replace(control, (match, character: string, color = "") => {
    if (character === "\n" || character === "\t" || (character === "\u001B" && color !== "")) return match;
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}${color}`;
  });
}
