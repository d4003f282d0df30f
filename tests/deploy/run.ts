import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sites } from "../../hosts/index.ts";
import { freePorts } from "../support/free-ports.ts";
import { type Patience, responds, until } from "../support/until.ts";
import { type Image, runStages } from "./run-stages.ts";

const context = path.join(import.meta.dirname, "../..");
const patience: Patience = { patienceMs: 180_000, pauseMs: 250 };

interface Running {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly environment: NodeJS.ProcessEnv;
}

/** Bytes, by the sitemap protocol. */
const maxSitemapBytes = 50_000_000;

/** Files of each host, and a part of their content. */
const files = [
  ["/", "</html>"],
  ["/sitemap.xml", "</urlset>"],
  ["/robots.txt", "Sitemap: "],
  ["/icon.svg", "</svg>"],
  ["/apple-icon.png", "IHDR"],
] as const;

/** Runs the Dockerfile's steps, starts what they made, and starts a built tree without development dependencies. */
const scratch = mkdtempSync(path.join(tmpdir(), "deploy-"));
try {
  const image = runStages(context, scratch);
  if (image.user === "root") throw new Error("The image runs as root.");
  await check("the image", image, image.command);

  const tree = path.join(scratch, "tree");
  cpSync(image.folder, tree, { recursive: true, filter: (file) => file !== path.join(image.folder, "node_modules") });
  run("npm", ["ci", "--omit=dev"], tree);
  const output = await check("npm start", { ...image, folder: tree }, ["npm", "start"]);
  if (!output.includes("The build is up to date.")) throw new Error("npm start has built again.");
  console.log("\ndeployed, started and stopped");
} finally {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
}

/** Starts a site, requests its state and pages, and stops it. Returns its output. */
async function check(name: string, image: Image, command: readonly string[]): Promise<string> {
  console.log(`\n== ${name}: ${command.join(" ")}`);
  let output = "";
  const running = await start(image, command);
  running.child.stdout?.on("data", (chunk) => {
    output += String(chunk);
    process.stdout.write(String(chunk));
  });
  // A start that fails leaves nothing behind; one that succeeds is stopped below.
  process.once("exit", () => running.child.kill());
  await ready(running);
  const [program = "", ...parameters] = image.healthcheck;
  run(program, parameters, image.folder, running.environment);
  for (const { name: site } of sites) expectFiles(running.origin, `${site}.localhost`);
  const ended = once(running.child, "exit");
  running.child.kill("SIGTERM");
  const [code, signal] = await ended;
  const isGone = async () => (await fetch(`${running.origin}/healthz`).catch(() => undefined)) === undefined;
  await until("the site to end", isGone, patience);
  if (code !== 0) throw new Error(`${name} ended with ${code ?? signal} after SIGTERM.`);
  return output;
}

async function start(image: Image, [program = "", ...parameters]: readonly string[]): Promise<Running> {
  const [port, contentPort, providerPort, bookingPort] = await freePorts();
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "production",
    ...image.environment,
    PORT: `${port}`,
    CONTENT_PORT: `${contentPort}`,
    PROVIDER_PORT: `${providerPort}`,
    BOOKING_PORT: `${bookingPort}`,
  };
  const child = spawn(program, parameters, {
    cwd: image.folder,
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return { child, origin: `http://localhost:${port}`, environment };
}

async function ready({ child, origin }: Running): Promise<void> {
  const isReady = () => {
    if (child.exitCode !== null) throw new Error("The site ended before it was ready.");
    return responds(`${origin}/readyz`);
  };
  await until("the site to be ready", isReady, patience);
}

/** Throws for a file that is missing. The name goes into the Host header: the system may not know it. */
function expectFiles(origin: string, host: string): void {
  for (const [file, content] of files) {
    const { status, stdout } = spawnSync("curl", ["-sf", "-H", `Host: ${host}`, origin + file], {
      maxBuffer: maxSitemapBytes,
    });
    if (status !== 0 || !stdout.includes(content)) throw new Error(`${file} of ${host} is missing.`);
  }
}

function run(program: string, parameters: readonly string[], cwd: string, env = process.env): void {
  const { status } = spawnSync(program, parameters, { cwd, env, stdio: "inherit" });
  if (status !== 0) throw new Error(`${program} ${parameters.join(" ")} ended with ${status}.`);
}
