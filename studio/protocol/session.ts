import * as v from "valibot";
import { roles } from "./roles.ts";

/** `GET /studio/api/session`: who is signed in. 401 without a session. */
export const sessionSchema = v.object({
  editor: v.object({ name: v.string(), role: v.picklist(roles) }),
  /** Sites that can be shown: host and name, origin of its pages, languages by code. */
  sites: v.array(v.object({ host: v.string(), name: v.string(), origin: v.string(), languages: v.array(v.string()) })),
  currencies: v.array(v.string()),
});

export type Session = v.InferOutput<typeof sessionSchema>;
