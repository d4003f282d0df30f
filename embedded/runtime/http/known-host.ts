/** Names and addresses of this machine itself. */
const loopback = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Returns a test of host names: those of this machine, and `hosts`, are this service. Another site can point its own name at
 * this machine (DNS rebinding). Its pages would then read and write here without a cross-origin check.
 */
export function knownHost(hosts: readonly string[]): (hostname: string) => boolean {
  const known = new Set(hosts.map((host) => host.toLowerCase()));
  return (hostname) => loopback.test(hostname) || known.has(hostname);
}
