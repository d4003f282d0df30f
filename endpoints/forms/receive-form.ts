import { messageId } from "./outbox/message-id.ts";
import type { Message } from "./outbox/message.ts";
import type { ParsedForm, Posted } from "../../catalog/form/parse-posted.ts";
import { type ReadPost, readPosted, refusePost } from "./read-posted.ts";
import { type FormResult, respondToForm } from "./respond-to-form.ts";

/** Content of a message, and a calendar file for its sender. */
export interface AcceptedForm {
  /** Fields that the visitor sent. Without a key, they identify the message. */
  readonly fields: Message["fields"];
  /** Current facts about it, which may differ when the same is sent again. */
  readonly known: Message["fields"];
  readonly file?: string | undefined;
}

/** Where messages of forms go. */
export interface MessageStore {
  /** Stores a message. It throws where the message is not stored. */
  readonly add: (message: Message) => Promise<void>;
  /** Notified of a message that could not be stored. The cause has nothing of its fields. */
  readonly onFailure: (cause: unknown) => void;
}

interface ReceiverOptions extends MessageStore {
  /** Name of the form in messages. */
  readonly form: string;
  /** Names of the problems that a visitor can correct. A post with any other is from no form of ours. */
  readonly problems: readonly string[];
  readonly parse: (posted: Posted, post: ReadPost) => Promise<ParsedForm<AcceptedForm>>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Returns the handler of a form's posts. It responds once the message is stored. */
export function createFormReceiver(options: ReceiverOptions): (request: Request) => Promise<Response> {
  const { parse, problems } = options;
  return async (request) => {
    const post = await readPosted(request);
    if (typeof post === "number") return refusePost(post);
    // A robot learns nothing from thanks.
    if (post.isRobot) return respondToForm(request, post, { kind: "sent" });
    const parsed = await parse(post.posted, post);
    if (parsed.kind === "valid") return respondToForm(request, post, await store(post, parsed.fields, options));
    if (parsed.problems.some((name) => !problems.includes(name))) return refusePost(400);
    return respondToForm(request, post, { kind: "invalid", problems: parsed.problems });
  };
}

async function store(
  { site, locale, key }: ReadPost,
  { fields, known, file }: AcceptedForm,
  { form, add, now, onFailure }: ReceiverOptions,
): Promise<FormResult> {
  const id = messageId(form, { ...fields, host: site.host }, key);
  const at = new Date(now()).toISOString();
  try {
    await add({ id, form, at, host: site.host, locale: locale.code, fields: { ...fields, ...known } });
    return { kind: "sent", file };
  } catch (cause) {
    onFailure(cause);
    return { kind: "failed" };
  }
}
