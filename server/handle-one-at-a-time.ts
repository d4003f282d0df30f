import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Listener<Response> = (request: IncomingMessage, response: Response) => void;

/**
 * Handles one request of a connection at a time. Node would handle all pipelined requests at once, and hold their
 * responses for a client that may never read. Destroys a connection with more than `maxWaiting` requests in wait.
 */
export function handleOneAtATime<Response extends ServerResponse>(
  listener: Listener<Response>,
  maxWaiting: number,
): Listener<Response> {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const queue = waiting.get(socket) ?? [];
    const handleNext = () => {
      const [next] = queue;
      if (next !== undefined && !socket.destroyed) next();
    };
    queue.push(() => {
      // A response closes once its last byte has left this process, or its connection is gone.
      response.once("close", () => {
        queue.shift();
        handleNext();
      });
      listener(request, response);
    });
    waiting.set(socket, queue);
    if (queue.length === 1) handleNext();
    if (queue.length > maxWaiting) socket.destroy();
  };
}
