import { closeServer, listen } from "@tessera/runtime/http/listen.ts";
import { createBookingServer } from "@tessera/booking/server.ts";
import { readNamesFrom } from "@tessera/booking/product-name.ts";
import { createProviderServer } from "@tessera/provider-api/server.ts";
import { startContent } from "@tessera/content-service/start-content.ts";
import type { ReportProgress } from "@tessera/runtime/report-progress.ts";
import type { ServiceName, Settings } from "./read-settings.ts";

export interface Services {
  /** Addresses of the services that were started. */
  readonly urls: { readonly contentUrl?: string; readonly providerUrl?: string; readonly bookingUrl?: string };
  /** Ends once everything that was acknowledged is on disk. */
  readonly stop: () => Promise<void>;
}

/** Starts the wanted services; throws when the data is wrong or a port is taken. */
export async function startServices(settings: Settings, report: ReportProgress): Promise<Services> {
  const { content: contentSettings, mediaBaseUrl, hosts } = settings;
  const wanted = (name: ServiceName) => settings.services.includes(name);
  const content = wanted("content") ? await startContent(contentSettings, { mediaBaseUrl, hosts }, report) : undefined;
  if (wanted("provider")) report("Reading the products");
  const provider = wanted("provider") ? await startProvider(settings, mediaBaseUrl ?? content?.origin) : undefined;
  const booking = wanted("booking") ? await startBooking(settings, provider?.origin) : undefined;
  return {
    urls: {
      ...(content && { contentUrl: `${content.origin}/api/v2` }),
      ...(provider && { providerUrl: provider.origin }),
      ...(booking && { bookingUrl: booking.origin }),
    },
    stop: async () => void (await Promise.all([content?.stop(), provider?.stop(), booking?.stop()])),
  };
}

async function startProvider(
  { providerPort, providerKeys, products, hosts }: Settings,
  mediaBaseUrl: string | undefined,
) {
  const server = createProviderServer({ mediaBaseUrl, products, keys: providerKeys, hosts });
  const port = await listen(server, { service: "provider API", port: providerPort, variable: "PROVIDER_PORT" });
  return { origin: `http://localhost:${port}`, stop: () => closeServer(server) };
}

async function startBooking(
  { bookingPort, sitePort, providerPort, providerKeys: [key], hosts }: Settings,
  provider = `http://localhost:${providerPort}`,
) {
  const readName = readNamesFrom(provider, key);
  const server = createBookingServer({ hosts, sitePort, readName });
  const port = await listen(server, { service: "booking stand-in", port: bookingPort, variable: "BOOKING_PORT" });
  return { origin: `http://localhost:${port}`, stop: () => closeServer(server) };
}
