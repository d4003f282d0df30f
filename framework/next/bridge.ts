import { AsyncLocalStorage } from "node:async_hooks";
import type { Telemetry } from "../../telemetry/telemetry.ts";
import type { ProcessSettings } from "./process-settings.ts";
import type { Rendering } from "./rendering.ts";
import { createSignal, type Signal } from "./signal.ts";

declare global {
  /** Values that Next's programs share, by name. A module that shares one declares it here. */
  interface SharedByPrograms {}
}

/** Values beyond the memory of the process. */
interface ProcessValues {
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, value: object) => void;
}

/** Functions and values that the process offers to the programs. */
interface ProcessHalf {
  readonly settings: ProcessSettings;
  readonly values: ProcessValues;
  /** Whether pages are Next's own output, because Next is not as this folder relies on (`contract/`). */
  servesNext: boolean;
  /** Whether React runs the components that the site can't run, because React's elements are not as relied on. */
  leavesToReact: boolean;
}

/** Functions that the programs offer to the process. */
export interface ProgramHalf {
  /** Returns all addresses, without what is as `known` says; null while they are not known. */
  readonly readAddresses: (known: {
    readonly ref?: string | undefined;
    readonly products?: string | undefined;
  }) => Promise<unknown>;
  /** Returns the state of each upstream: "ok", or why not. */
  readonly readReadiness: () => Promise<Readonly<Record<string, string>>>;
  /** Returns the codes of the languages that a page exists in. Host and path are decoded. */
  readonly readLanguages: (host: string, path: readonly string[]) => Promise<readonly string[]>;
  /** Returns the roles of slices that open, continue or close a group, by slice type. */
  readonly readGroups: () => Readonly<Record<string, object>>;
  /** Returns the kinds of pages that each custom type may be, by its id. */
  readonly readKinds: () => Readonly<Record<string, readonly string[]>>;
}

/**
 * All that passes between the process (`server.ts`) and the programs that Next loads in it. Pages, route handlers, the proxy
 * and the instrumentation are separate bundles, which share the global object only.
 */
export interface Bridge {
  /** Undefined in a plain `next start`, in a build and in tests. Then nobody listens, and Next caches pages itself. */
  process: ProcessHalf | undefined;
  /** Undefined until they are connected (`programs.ts`). */
  programs: ProgramHalf | undefined;
  /** Undefined before it has started. */
  telemetry: Telemetry | undefined;
  readonly shared: Partial<SharedByPrograms>;
  /** The request that is handled now. */
  readonly renderings: AsyncLocalStorage<Rendering>;
  /** From the programs: tags whose pages changed. */
  readonly changed: Signal<readonly string[]>;
  /** From the programs: a publication, with the master ref that it names. */
  readonly published: Signal<string | undefined>;
  /** From the process: a publication that another machine received. */
  readonly publishedElsewhere: Signal<string | undefined>;
}

/** `framework/next/page-cache.mjs` repeats the key. */
const key = Symbol.for("tessera.bridge");

/** The global object, with a name that it has anyway: types without any common name do not match. */
const realm: { [key]?: Bridge; readonly globalThis: unknown } = globalThis;

/** Returns the bridge of this process. The first caller creates it. */
export function bridge(): Bridge {
  return (realm[key] ??= createBridge());
}

function createBridge(): Bridge {
  return {
    process: undefined,
    programs: undefined,
    telemetry: undefined,
    shared: {},
    renderings: new AsyncLocalStorage(),
    changed: createSignal(),
    published: createSignal(),
    publishedElsewhere: createSignal(),
  };
}
