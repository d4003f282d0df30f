import type * as Client from "openid-client";
import type { Flow } from "./flow.ts";
import { isLoopback, type OidcSettings } from "./read-oidc-settings.ts";

/** The issuer can't be reached, or isn't set up for sign-ins. */
export class IssuerUnavailable extends Error {}

/** The service at which editors sign in. */
export interface IdentityProvider {
  /** Host of the issuer, for people. */
  readonly name: string;
  /** Returns the address at which a person signs in. */
  readonly writeAddress: (flow: Flow) => Promise<URL>;
  /** Exchanges the code in the address of a callback. Returns the claims of the id token. Throws for one that is not valid. */
  readonly redeem: (callback: URL, flow: Flow) => Promise<unknown>;
}

/** Seconds for each request to the issuer, and by which two clocks may differ. */
const [timeout, clockDifference] = [5, 30];

type Known = { readonly client: typeof Client; readonly config: Client.Configuration };

/** Creates a client of an issuer. Its addresses are requested with the first sign-in, and again after a failure. */
export function createIdentityProvider(settings: OidcSettings, redirectUri: string): IdentityProvider {
  let known: Promise<Known> | undefined;
  const load = () =>
    (known ??= discover(settings).catch((cause: unknown) => {
      known = undefined;
      throw new IssuerUnavailable(`The issuer ${settings.issuer.host} can't be used.`, { cause });
    }));
  return {
    name: settings.issuer.host,
    writeAddress: async ({ state, nonce, verifier }) => {
      const { client, config } = await load();
      const challenge = await client.calculatePKCECodeChallenge(verifier);
      const pkce = { code_challenge: challenge, code_challenge_method: "S256" };
      const requested = { redirect_uri: redirectUri, scope: "openid email profile", state, nonce, ...pkce };
      return client.buildAuthorizationUrl(config, requested);
    },
    redeem: async (callback, { state, nonce, verifier }) => {
      const { client, config } = await load();
      const expected = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      };
      const tokens = await client.authorizationCodeGrant(config, callback, expected).catch((cause: unknown) => {
        if (isOutage(cause))
          throw new IssuerUnavailable(`The issuer ${settings.issuer.host} doesn't respond.`, { cause });
        throw cause;
      });
      return tokens.claims();
    },
  };
}

/** Reads the addresses and keys of an issuer. The library is loaded with the first sign-in. */
async function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<Known> {
  const client = await import("openid-client");
  const execute = [client.enableNonRepudiationChecks, ...(isLoopback(issuer) ? [client.allowInsecureRequests] : [])];
  const metadata = { [client.clockTolerance]: clockDifference };
  const authentication = chooseAuthentication(client, clientSecret);
  const config = await client.discovery(issuer, clientId, metadata, authentication, { timeout, execute });
  return { client, config };
}

/** An issuer that lists no other way takes the secret in a header. */
function chooseAuthentication(client: typeof Client, secret: string): Client.ClientAuth {
  if (secret === "") return client.None();
  const [post, basic] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const listed = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (listed.includes("client_secret_basic") ? basic : post)(server, ...rest);
  };
}

/** Whether a request failed before its response was whole. */
function isOutage(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "OAUTH_TIMEOUT" || (error instanceof TypeError && error.message === "fetch failed");
}
