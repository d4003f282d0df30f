import { useState } from "react";
import * as v from "valibot";
import { openedSchema, publishedSchema } from "../../protocol/document.ts";
import { request, toFailure } from "../api/request.ts";
import type { OpenEditor } from "../store/open-editor.ts";
import { useEditor } from "../store/use-editor.ts";

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
  const path = `documents/${encodeURIComponent(editor.store.getState().history.document.id)}`;
  const show = async (working: string, act: () => Promise<Phase>) => {
    setPhase({ kind: "working", text: working });
    setPhase(await act().catch(describeError));
  };
  const run = (working: string, send: (revision: number) => Promise<string>) =>
    show(working, async () => {
      await editor.flush();
      const { revision, save } = editor.store.getState();
      if (save.kind !== "saved") return { kind: "failed", text: "Not published, because it is not saved." };
      const text = await send(revision);
      await editor.reload();
      return { kind: "done", text };
    });
  return {
    phase,
    publish: (choices = {}) => run("Publishing…", (revision) => publish(`${path}/publish`, revision, choices)),
    unpublish: () => run("Unpublishing…", (revision) => publish(`${path}/unpublish`, revision, { acceptLoss: true })),
    schedule: (at, keepAddress) =>
      run("Scheduling…", (revision) => schedule(`${path}/schedule`, { revision, at, keepAddress })),
    cancelPlan: () => show("Canceling the plan…", () => cancelPlan(path, editor)),
    dismiss: () => setPhase({ kind: "idle", text: "" }),
  };
}

async function publish(path: string, revision: number, choices: AddressChoices): Promise<string> {
  const body = { revision, ...choices };
  const { seenAfterMs, webhook } = await request(path, publishedSchema, { method: "POST", body });
  const done = path.endsWith("unpublish") ? "Unpublished" : "Published";
  if (webhook !== undefined) return `${done}, but the site was not notified. Visitors see it later. ${webhook}`;
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
  return "Scheduled.";
}

/** Leaves the draft as it was. Changes of this browser that the server refused meanwhile are saved now. */
async function cancelPlan(path: string, { store, flush }: Pick<OpenEditor, "store" | "flush">): Promise<Phase> {
  await request(`${path}/schedule`, v.object({ id: v.string() }), { method: "DELETE" });
  const { state } = await request(path, openedSchema);
  store.setState({ state });
  await flush();
  return { kind: "done", text: "The plan is canceled." };
}

function describeError(error: unknown): Phase {
  const { code, message } = toFailure(error);
  return { kind: code === "lost-address" ? "asks" : "failed", text: message };
}
