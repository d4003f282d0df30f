import type { Machine } from "../machines/processes.ts";
import { asClient, flagship, send } from "../support/send.ts";

/** Posts a subscription as a page's script does. Returns the status of the response, and 0 where none arrives. */
export async function postSubscription(site: Machine, email: string, client: number): Promise<number> {
  const key = Buffer.from(email).toString("hex");
  const event = "City Page Subscribe";
  const fields = { email, event, locale: "en", form: "newsletter-form", to: "/rome/", website: "", key };
  const headers = {
    origin: `https://${flagship}`,
    "content-type": "application/x-www-form-urlencoded",
    accept: "application/json",
    ...asClient(`198.51.${client >> 8}.${client % 256}`),
  };
  const request = { path: "/api/newsletter/", method: "POST", body: new URLSearchParams(fields).toString(), headers };
  return send({ ...request, base: `http://localhost:${site.port}` }).then(
    ({ status }) => status,
    () => 0,
  );
}
