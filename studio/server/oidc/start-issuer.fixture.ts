import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { systemTime } from "../../../http/time.ts";

type Claims = Readonly<Record<string, unknown>>;

const createKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
const keys = { own: createKey(), other: createKey() };

/** Client of the issuer, and its secret. */
export const client = { id: "studio", secret: "secret of the client" };

interface Grant {
  readonly challenge: string;
  readonly idToken: string;
}

export interface Approval {
  /** Claims that replace those of a right token. */
  readonly claims?: Claims;
  /** Whether another key signs it. */
  readonly isForged?: boolean;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function toToken(claims: Claims, key: KeyObject): string {
  const signed = `${encode({ alg: "RS256", kid: "1" })}.${encode(claims)}`;
  return `${signed}.${sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
}

/** Returns the grant of a request to sign in that a person has approved. */
function approve(query: URLSearchParams, issuer: string, { claims, isForged = false }: Approval): Grant {
  const seconds = Math.floor(systemTime.date() / 1000);
  const right = {
    iss: issuer,
    aud: query.get("client_id"),
    sub: "u-1",
    nonce: query.get("nonce"),
    iat: seconds,
    exp: seconds + 300,
    email: "ada@example.com",
    email_verified: true,
    name: "Ada Byron",
  };
  const key = isForged ? keys.other : keys.own;
  return {
    challenge: query.get("code_challenge") ?? "",
    idToken: toToken({ ...right, ...claims }, key.privateKey),
  };
}

/** Runs an issuer of OpenID Connect on a free port, or on one. */
export async function startIssuer(wanted = 0) {
  const grants = new Map<string, Grant>();
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => void server.listen(wanted, "localhost", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const issuer = `http://localhost:${port}`;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(stop);

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    const body = request.url === "/token" ? redeem(form, request.headers.authorization) : documents[request.url ?? ""];
    response.writeHead(body === undefined ? 400 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(body ?? { error: "invalid_grant" }));
  }

  const documents: Readonly<Record<string, object>> = {
    "/.well-known/openid-configuration": {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: ["RS256"],
    },
    "/keys": { keys: [{ ...keys.own.publicKey.export({ format: "jwk" }), kid: "1", use: "sig", alg: "RS256" }] },
  };

  /** Exchanges a code, once and for the verifier of its challenge. */
  function redeem(form: URLSearchParams, authorization = ""): object | undefined {
    const code = form.get("code") ?? "";
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const expected = `${client.id}:${new URLSearchParams({ "": client.secret }).toString().slice(1)}`;
    const isClient = authorization === `Basic ${Buffer.from(expected).toString("base64")}`;
    if (!isClient || grant?.challenge !== challenge) return undefined;
    return { access_token: "a", token_type: "Bearer", id_token: grant.idToken };
  }

  return {
    issuer,
    port,
    stop,
    /** Signs a person in who was led here. Returns the path to which the issuer leads back. */
    approve: (location: string, approval: Approval = {}): string => {
      const { searchParams: query } = new URL(location);
      const code = randomUUID();
      grants.set(code, approve(query, issuer, approval));
      const { pathname } = new URL(query.get("redirect_uri") ?? "");
      return `${pathname}?${new URLSearchParams({ code, state: query.get("state") ?? "" })}`;
    },
  };
}
