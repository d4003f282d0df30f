/** Whether a text says yes: "yes" and "true", in any case, do (specification §5). */
export function isYes(text: string | undefined): boolean {
  return ["yes", "true"].includes((text ?? "").trim().toLowerCase());
}
