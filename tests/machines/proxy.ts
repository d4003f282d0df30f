import { spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePorts } from "../support/free-ports.ts";
import { undoLater } from "./clean-up.ts";
import { responds, until } from "../support/until.ts";

const configuration = path.join(import.meta.dirname, "../../deploy/nginx");

/** Starts nginx with the configuration of `deploy/nginx/` in front of two instances. Undefined where it is not installed. */
export async function startProxy(folder: string, instances: readonly [number, number]): Promise<number | undefined> {
  if (spawnSync("nginx", ["-v"]).status !== 0) return undefined;
  const [port] = await freePorts();
  const read = (file: string) => readFileSync(path.join(configuration, file), "utf8");
  const servers = instances.reduce(
    (text, instance, index) => text.replace(`127.0.0.1:${3001 + index}`, `127.0.0.1:${instance}`),
    read("instances.conf"),
  );
  const site = read("site.conf").replace("listen 80 ", `listen ${port} `);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const http = ["access_log off;", ...temporary, servers, site].join("\n");
  const file = path.join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\n${http}\n}\n`,
  );
  const child = spawn("nginx", ["-c", file], { stdio: "inherit" });
  undoLater(() => child.kill("SIGTERM"));
  await until("nginx", () => responds(`http://localhost:${port}/robots.txt`));
  return port;
}
