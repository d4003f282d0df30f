import { createFormOutbox, type FormOutbox } from "../../endpoints/forms/outbox/create-form-outbox.ts";
import { shareAcrossPrograms } from "../../framework/next/share-across-programs.ts";
import { systemTime } from "../../http/time.ts";
import { toErrorMessage } from "../../telemetry/describe-error.ts";
import { environment } from "./environment.ts";
import { logOnceAMinute } from "./log.ts";

declare global {
  interface SharedByPrograms {
    readonly formOutbox: FormOutbox;
  }
}

/** Logs a failure of forms under this name, each message once a minute. */
const logAs = (event: string) => (cause: unknown) => logOnceAMinute(event, toErrorMessage(cause));

/** Logs that messages can't be stored. */
const onFailure = logAs("form-not-stored");

/** The messages of this process's forms. */
export const formOutbox = shareAcrossPrograms("formOutbox", () =>
  createFormOutbox({
    ...environment.forms,
    now: systemTime.date,
    onFailure,
    onUndelivered: logAs("form-delivery-failure"),
  }),
);

/** Where forms send their messages. */
export const messageStore = { add: formOutbox.add, onFailure };

/** Logs that a message was accepted without its product. */
export const logUnread = logAs("form-product-failure");
