import { setTimeout } from "node:timers/promises";
import type { Upstreams } from "../faults/start-upstreams.ts";
import { cleanUp } from "../machines/clean-up.ts";
import { instance, type Machine, redisMachine } from "../machines/processes.ts";
import { createReport } from "./report.ts";
import { sendLoad, visitAll } from "./send-load.ts";
import { listEach, mixVisits, type Visit } from "./visits.ts";

interface Options {
  readonly upstreams: Upstreams;
  /** Pages to visit: instances that start read no sitemaps, which takes long without a cache. */
  readonly addresses: readonly Visit[];
  readonly seed: number;
  /** Requests a second. */
  readonly rate: number;
  /** Seconds of each phase. */
  readonly seconds: number;
}

/** Pages that are visited, of all sites: each is rendered before the load begins. */
const maxPages = 300;

/**
 * Loads two instances that share a Redis. Redis and an instance are killed in turn, after a third of a phase, and start
 * again after two. Returns whether each phase is as it should be.
 */
export async function loadMachines(options: Options): Promise<readonly boolean[]> {
  try {
    return await loadBoth(options, await startMachines(options.upstreams));
  } finally {
    await cleanUp();
  }
}

interface Machines {
  readonly redis: Machine;
  readonly instances: readonly [Machine, Machine];
}

async function startMachines({ content, provider }: Upstreams): Promise<Machines> {
  const redis = await redisMachine();
  const ports = { port: readPort(content.origin), providerPort: readPort(provider.origin) };
  const settings = { REDIS_URL: `redis://localhost:${redis.port}`, LOG_LEVEL: "fatal" };
  const instances = [await instance(ports, settings), await instance(ports, settings)] as const;
  for (const machine of [redis, ...instances]) await machine.start();
  return { redis, instances };
}

const readPort = (origin: string) => Number(new URL(origin).port);

async function loadBoth({ addresses: all, seed, rate, seconds }: Options, { redis, instances }: Machines) {
  const bases = instances.map(({ port }) => `http://localhost:${port}`);
  const addresses = all.filter((_, index) => index % Math.ceil(all.length / maxPages) === 0);
  const nextVisit = mixVisits(addresses, seed);
  const report = createReport();
  const load = async (name: string, during?: Promise<void>) => {
    const [visited] = await Promise.all([sendLoad({ bases, nextVisit, rate, seconds }), during]);
    return report({ name, visited });
  };
  const kill = async (machine: Machine) => {
    await setTimeout((seconds * 1000) / 3);
    await machine.end("SIGKILL");
    await setTimeout((seconds * 1000) / 3);
    await machine.start();
  };
  return [
    report({ name: "two instances: each page once", visited: await visitAll(bases, listEach(addresses)) }),
    await load("two instances and Redis"),
    await load("two instances: Redis is killed", kill(redis)),
    await load("two instances: one is killed", kill(instances[1])),
  ];
}
