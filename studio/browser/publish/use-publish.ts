import { useState } from "react";
import * as v from "valibot";
import { publishedSchema } from "../../protocol/document.ts";
import { request, toFailure } from "../api/request.ts";
import { useEditor } from "../store/use-editor.ts";
import { formatMoment } from "./format-moment.ts";

interface Phase {
  /** `asks`: publishing loses an address, which the editor may accept. */
  readonly kind: "idle" | "working" | "done" | "asks" | "failed";
  readonly text: string;
}

/** Choices for a page whose address changes. */
interface AddressChoices {
  /** Whether its old address may have no page any more. */
  readonly acceptLoss?: boolean;
  /** Whether its old address redirects. */
  readonly keepAddress?: boolean;
}

interface Publishing {
  readonly phase: Phase;
  readonly publish: (choices?: AddressChoices) => Promise<void>;
  readonly unpublish: () => Promise<void>;
  readonly schedule: (at: Date, keepAddress: boolean) => Promise<void>;
  readonly cancelPlan: () => Promise<void>;
  readonly dismiss: () => void;
}

/** Changes what visitors see of the document under edit, after what is not saved yet is saved. */
export function usePublish(): Publishing {
  const editor = useEditor();
  const [phase, setPhase] = useState<Phase>({ kind: "idle", text: "" });
  const run = async (working: string, send: (path: string, revision: number) => Promise<string>) => {
    setPhase({ kind: "working", text: working });
    try {
      await editor.flush();
      const { revision, history, save } = editor.store.getState();
      if (save.kind !== "saved") return setPhase({ kind: "failed", text: "Not published, because it is not saved." });
      const done = await send(`documents/${encodeURIComponent(history.document.id)}`, revision);
      await editor.reload();
      return setPhase({ kind: "done", text: done });
    } catch (error) {
      const { code, message } = toFailure(error);
      return setPhase({ kind: code === "lost-address" ? "asks" : "failed", text: message });
    }
  };
  return {
    phase,
    publish: (choices = {}) => run("Publishing…", (path, revision) => publish(`${path}/publish`, revision, choices)),
    unpublish: () =>
      run("Unpublishing…", (path, revision) => publish(`${path}/unpublish`, revision, { acceptLoss: true })),
    schedule: (at, keepAddress) =>
      run("Scheduling…", (path, revision) => schedule(`${path}/schedule`, { revision, at, keepAddress })),
    cancelPlan: () => run("Canceling the plan…", (path) => cancelPlan(`${path}/schedule`)),
    dismiss: () => setPhase({ kind: "idle", text: "" }),
  };
}

async function publish(path: string, revision: number, choices: AddressChoices): Promise<string> {
  const { seenAfterMs } = await request(path, publishedSchema, { method: "POST", body: { revision, ...choices } });
  const done = path.endsWith("unpublish") ? "Unpublished" : "Published";
  return seenAfterMs === null
    ? `${done}. Visitors see it soon.`
    : `${done}. Visitors saw it after ${(seenAfterMs / 1_000).toFixed(1)} s.`;
}

interface Plan {
  readonly revision: number;
  readonly at: Date;
  readonly keepAddress: boolean;
}

async function schedule(path: string, { at, ...plan }: Plan): Promise<string> {
  await request(path, v.object({ at: v.string() }), { method: "POST", body: { ...plan, at: at.toISOString() } });
  return `Scheduled for ${formatMoment(at)}.`;
}

async function cancelPlan(path: string): Promise<string> {
  await request(path, v.object({ id: v.string() }), { method: "DELETE" });
  return "The plan is canceled.";
}
