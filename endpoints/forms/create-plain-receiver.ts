import type { Message } from "./outbox/message.ts";
import type { ParsedForm, Posted } from "../../catalog/form/parse-posted.ts";
import { systemTime } from "../../http/time.ts";
import { createFormReceiver, type MessageStore } from "./receive-form.ts";

/** Returns the handler of a form whose message is what was sent, and its page. A visitor can correct the mail address alone. */
export function createPlainReceiver(
  form: string,
  parse: (posted: Posted) => ParsedForm<Message["fields"]>,
  store: MessageStore,
) {
  return createFormReceiver({
    form,
    problems: ["email"],
    parse: async (posted, { to }) => {
      const parsed = parse(posted);
      if (parsed.kind === "invalid") return parsed;
      return { kind: "valid", fields: { fields: { ...parsed.fields, page: to }, known: {} } };
    },
    ...store,
    now: systemTime.date,
  });
}
