import { randomBytes } from "node:crypto";
import type { Overlay } from "../store/state.ts";

/** Returns a release or draft with a new id, without label and schedule. */
export function newOverlay(kind: Overlay["kind"]): Omit<Overlay, "revision"> {
  return { id: randomBytes(12).toString("base64url"), kind, label: "", scheduledAt: null };
}
