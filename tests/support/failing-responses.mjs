/**
 * Makes a program (`node --import`) fail while it handles a request, as the header `x-fail` says. The first response that is
 * begun is not sent: a bug throws or rejects, at once or later.
 */
import { ServerResponse } from "node:http";

const bug = () => {
  throw new Error("x is null");
};
const ways = {
  throw: bug,
  "throw-later": () => void setTimeout(bug, 10),
  reject: () => void Promise.reject(new Error("x is null")),
};

const writeHead = Reflect.get(ServerResponse.prototype, "writeHead");
const failed = new WeakSet();

ServerResponse.prototype.writeHead = function (...head) {
  const fail = ways[this.req.headers["x-fail"]];
  if (fail === undefined || failed.has(this)) {
    if (fail !== undefined) delete this.end;
    return writeHead.apply(this, head);
  }
  failed.add(this);
  this.end = () => this;
  fail();
  return this;
};
