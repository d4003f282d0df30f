import { startStudio } from "../start-studio.fixture.ts";
import { type Approval, client, startIssuer } from "./start-issuer.fixture.ts";

const roles = "ada@example.com=publisher,*@example.com=editor";

interface Configured {
  readonly issuer: string;
  readonly variables?: Readonly<Record<string, string>>;
}

/** Starts a studio with an issuer, which may start later. */
export async function startWithIssuer({ issuer, variables = {} }: Configured) {
  const studio = await startStudio({
    variables: {
      STUDIO_OIDC_ISSUER: issuer,
      STUDIO_OIDC_CLIENT_ID: client.id,
      STUDIO_OIDC_CLIENT_SECRET: client.secret,
      STUDIO_OIDC_ROLES: roles,
      ...variables,
    },
  });
  const start = async () => {
    const { status, headers, text } = await studio.request("/studio/sign-in/start");
    const [cookie = ""] = headers["set-cookie"]?.[0]?.split(";", 1) ?? [];
    return { status, text, headers, cookie, location: headers.location ?? "" };
  };
  const finish = (path: string, cookie: string) => studio.request(path, { headers: { cookie } });
  return { ...studio, start, finish };
}

/** Starts both, and a sign-in that comes back from the issuer. */
export async function comeBack(approval: Approval = {}) {
  const issuer = await startIssuer();
  const studio = await startWithIssuer(issuer);
  const { location, cookie } = await studio.start();
  return { ...studio, issuer, cookie, callback: issuer.approve(location, approval) };
}
