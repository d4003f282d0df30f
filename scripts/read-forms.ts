import path from "node:path";
import { journalName } from "../endpoints/forms/outbox/open-outbox.ts";
import { createContents } from "../endpoints/forms/outbox/contents.ts";
import { readJournal } from "../endpoints/forms/outbox/read-journal.ts";
import { systemTime } from "../http/time.ts";

/** Prints the messages of forms that nobody has received, a line of JSON each, oldest first. The site may run meanwhile. */
const { FORMS_DIR: configured = "" } = process.env;
const folder = path.resolve(import.meta.dirname, "..", configured === "" ? ".data/forms" : configured);
const { entries, damaged } = await readJournal(path.join(folder, journalName));
for (const message of createContents(entries, systemTime.date).waiting()) console.log(JSON.stringify(message));
if (damaged > 0) console.error(`${damaged} damaged lines were skipped.`);
