import { useState } from "react";
import { publishedSchema } from "../../protocol/document.ts";
import { request, toFailure } from "../api/request.ts";
import { useEditor } from "../store/use-editor.ts";

interface Phase {
  /** `asks`: publishing loses an address, which the editor may accept. */
  readonly kind: "idle" | "working" | "done" | "asks" | "failed";
  readonly text: string;
}

interface Publishing {
  readonly phase: Phase;
  readonly publish: (acceptLoss?: boolean) => Promise<void>;
  readonly unpublish: () => Promise<void>;
  readonly dismiss: () => void;
}

/** Publishes the document under edit, after what is not saved yet is saved. */
export function usePublish(): Publishing {
  const editor = useEditor();
  const [phase, setPhase] = useState<Phase>({ kind: "idle", text: "" });
  const run = async (command: "publish" | "unpublish", acceptLoss: boolean) => {
    setPhase({ kind: "working", text: command === "publish" ? "Publishing…" : "Unpublishing…" });
    try {
      await editor.flush();
      const { revision, history, save } = editor.store.getState();
      if (save.kind !== "saved") return setPhase({ kind: "failed", text: "Not published, because it is not saved." });
      const path = `documents/${encodeURIComponent(history.document.id)}/${command}`;
      const { seenAfterMs } = await request(path, publishedSchema, { method: "POST", body: { revision, acceptLoss } });
      await editor.reload();
      return setPhase({ kind: "done", text: describeSeen(command, seenAfterMs) });
    } catch (error) {
      const { code, message } = toFailure(error);
      return setPhase({ kind: code === "lost-address" ? "asks" : "failed", text: message });
    }
  };
  return {
    phase,
    publish: (acceptLoss = false) => run("publish", acceptLoss),
    unpublish: () => run("unpublish", true),
    dismiss: () => setPhase({ kind: "idle", text: "" }),
  };
}

function describeSeen(command: "publish" | "unpublish", ms: number | null): string {
  const done = command === "publish" ? "Published" : "Unpublished";
  return ms === null
    ? `${done}. Visitors see it soon.`
    : `${done}. Visitors saw it after ${(ms / 1_000).toFixed(1)} s.`;
}
