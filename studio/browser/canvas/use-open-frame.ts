import { useCallback, useState } from "react";
import useSWR from "swr";
import { frameSchema, type Market } from "../../protocol/rendering.ts";
import { request } from "../api/request.ts";

interface OpenedFrame {
  /** Address of the page; undefined until the server has opened it. */
  readonly url: string | undefined;
  readonly error: unknown;
  /** Opens the page again, under another address. */
  readonly reopen: () => void;
}

/** The address is valid for minutes: a frame that is opened again needs another one. */
const settings = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  dedupingInterval: 0,
};

/** Opens the page of a document for a frame. */
export function useOpenFrame(document: string, { host, locale, currency }: Market): OpenedFrame {
  // An address of an earlier frame may have ended, so none is read from the cache.
  const [mount] = useState(() => crypto.randomUUID());
  const key = ["frame", mount, document, host, locale, currency];
  const body = { document, market: { host, locale, currency } };
  const open = () => request("frame", frameSchema, { method: "POST", body });
  const { data, error, mutate } = useSWR(key, open, settings);
  const reopen = useCallback(() => void mutate(), [mutate]);
  return { url: data?.url, error, reopen };
}
