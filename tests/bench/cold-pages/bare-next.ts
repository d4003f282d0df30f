import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { endProcess } from "../../support/end-process.ts";
import { freePorts } from "../../support/free-ports.ts";
import { responds, until } from "../../support/until.ts";

const root = path.join(import.meta.dirname, "../../..");

/** The least that Next can do: one route, rendered at its first request, then cached until `/changed`. */
const files: Readonly<Record<string, string>> = {
  "package.json": `{ "name": "bare-next", "private": true, "type": "module" }`,
  "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(root)} } };`,
  "app/layout.jsx": `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  "app/changed/route.js": `
import { revalidatePath } from "next/cache";
export function GET() {
  revalidatePath("/", "layout");
  return new Response();
}`,
  "app/[[...path]]/page.jsx": `
export const revalidate = 300;
export const generateStaticParams = () => [];
export default async function Page({ params }) {
  const { path = [] } = await params;
  return (
    <main>
      <h1>{path.join("/")}</h1>
      {Array.from({ length: 40 }, (_, index) => (
        <article key={index} className="card">
          <h2>Ticket {index} in {path.join("/")}</h2>
          <p>From {index} euros, with a seat on the first tier.</p>
          <ul><li>Skip the line</li><li>Free cancellation</li><li>Mobile ticket</li></ul>
          <a href={"/" + index}>See ticket {index}</a>
        </article>
      ))}
    </main>
  );
}`,
};

export interface BareNext {
  readonly baseUrl: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Builds and starts a small application of Next alone, in a separate folder that its end removes. */
export async function startBareNext(): Promise<BareNext> {
  const folder = path.join(root, ".data", `bare-next-${process.pid}`);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const [port] = await freePorts();
  await once(next(folder, ["build"]), "close");
  const child = next(folder, ["start", "--port", String(port)]);
  const { pid = 0 } = child;
  const stop = async () => {
    await endProcess(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const baseUrl = `http://localhost:${port}`;
  try {
    await until("bare Next", () => responds(`${baseUrl}/ready`), { pauseMs: 250 });
  } catch (error) {
    await stop();
    throw error;
  }
  return { baseUrl, pid, stop };
}

function next(folder: string, parameters: readonly string[]): ChildProcess {
  const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } as const;
  const bin = path.join(root, "node_modules/next/dist/bin/next");
  return spawn(process.execPath, [bin, ...parameters], { cwd: folder, stdio: ["ignore", "ignore", "inherit"], env });
}
