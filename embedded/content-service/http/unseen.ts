import type { JsonReply } from "../../http/send-json.ts";
import type { Unseen } from "../refs/viewer.ts";
import { forbidden } from "./forbidden.ts";

/** The answer to a ref that shows nothing. Clients read the master ref out of the message and ask again with it. */
export function unseen(why: Unseen, masterRef: string, origin: string): JsonReply {
  if (why === "forbidden") return forbidden("A release can only be read with an access token.", origin);
  const { status, type, message } = answers[why];
  return { status, body: { type, message: message.replace("%", masterRef) } };
}

const answers = {
  unknown: {
    status: 404,
    type: "api_notfound_error",
    message: "Ref not found. Ensure you have the correct ref and try again. Master ref is: %",
  },
  expired: {
    status: 410,
    type: "api_validation_error",
    message: "The provided ref is no longer accessible, it has expired. Master ref is: %",
  },
  "expired-preview": {
    status: 404,
    type: "api_security_error",
    message: "The preview token has expired. Open the preview again to get a new one.",
  },
} as const;
