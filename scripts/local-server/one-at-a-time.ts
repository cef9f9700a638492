import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Whoever has sent more requests than these over one connection, and has read no answers, is cut off. */
const MOST_WAITING = 100;

/**
 * Has the requests of one connection answered one after the other, as their answers are sent: begun all at once, they
 * keep files open and hold in memory what nobody may ever read.
 */
export function oneAtATime(listen: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    queue.push(() => listen(request, response));
    response.once('close', () => {
      queue.shift();
      if (!socket.destroyed) queue[0]?.();
    });
    if (queue.length === 1) queue[0]?.();
    else if (queue.length > MOST_WAITING) socket.destroy();
  };
}
