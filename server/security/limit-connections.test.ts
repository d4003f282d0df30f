import { EventEmitter } from "node:events";
import { createServer } from "node:http";
import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { createClients } from "./clients.ts";
import { limitConnections } from "./limit-connections.ts";

/** A server with at most two connections of a client. Connecting returns the connection. */
function start() {
  const server = createServer();
  server.removeAllListeners("connection");
  const trusted = new BlockList();
  trusted.addAddress("192.0.2.7");
  limitConnections(server, 2, createClients(trusted));
  const connect = (remoteAddress: string | undefined) => {
    const socket = Object.assign(new EventEmitter(), {
      remoteAddress,
      isOpen: true,
      destroy() {
        if (this.isOpen) socket.emit("close");
        this.isOpen = false;
      },
    });
    server.emit("connection", socket);
    return socket;
  };
  return { connect };
}

test.each([
  ["of an address", ["203.0.113.9", "::ffff:203.0.113.9", "203.0.113.9"], [true, true, false]],
  ["of an IPv6 network", ["2001:db8::1", "2001:db8::2", "2001:db8:0:0:9::3"], [true, true, false]],
  ["of several addresses", ["203.0.113.9", "203.0.113.9", "203.0.113.10"], [true, true, true]],
  ["of an inner network", ["127.0.0.1", "127.0.0.1", "127.0.0.1"], [true, true, true]],
  ["of a trusted proxy", ["192.0.2.7", "192.0.2.7", "192.0.2.7"], [true, true, true]],
  ["that are gone", [undefined, undefined, undefined], [true, true, true]],
])("I10: connections %s: %j are open: %j", (_title, addresses, expected) => {
  const { connect } = start();
  expect(addresses.map((address) => connect(address)).map(({ isOpen }) => isOpen)).toEqual(expected);
});

test("I10: a connection that closes makes room for one", () => {
  const { connect } = start();
  const [first] = [connect("203.0.113.9"), connect("203.0.113.9")];
  first.destroy();
  expect([connect("203.0.113.9").isOpen, connect("203.0.113.9").isOpen]).toEqual([true, false]);
});
