import { bridge } from "../../framework/next/bridge.ts";
import { shareAcrossPrograms } from "../../framework/next/share-across-programs.ts";
import { createKnownAddresses, type KnownAddresses } from "./known-addresses.ts";

type PublicationListener = (masterRef: string | undefined) => void;

/** State of publications that all modules of the process share. */
interface Publications {
  /** Where the documents lead that cached pages link to. */
  readonly knownAddresses: KnownAddresses;
  /** Calls a function before pages are invalidated, with the master ref that a publication names. */
  readonly onPublished: (listener: PublicationListener) => void;
  /** Calls a function after all of these, once for each ref: the list of pages notifies of it again. */
  readonly onNewContent: (listener: () => void) => void;
  /** Calls all listeners. */
  readonly notify: PublicationListener;
}

declare global {
  interface SharedByPrograms {
    publications: Publications;
  }
}

export const publications = shareAcrossPrograms("publications", createPublications);

/** The process exchanges refs with other machines. */
function createPublications(): Publications {
  const { published, publishedElsewhere } = bridge();
  const listeners = new Set<PublicationListener>([published.send]);
  const newContentListeners = new Set<() => void>();
  let last: string | undefined;
  const notify: PublicationListener = (masterRef) => {
    for (const listen of listeners) listen(masterRef);
    const isNew = masterRef === undefined || masterRef !== last;
    last = masterRef;
    if (isNew) for (const listen of newContentListeners) listen();
  };
  publishedElsewhere.listen(notify);
  return {
    knownAddresses: createKnownAddresses(50_000),
    onPublished: (listener) => void listeners.add(listener),
    onNewContent: (listener) => void newContentListeners.add(listener),
    notify,
  };
}
