import type { IncomingMessage } from 'node:http';

/** How often the limit a body may exceed before its sender is cut off instead of answered. */
const PATIENCE = 32;

/** The body of a request as text; undefined when it has more than `limit` bytes. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else if (size > limit * PATIENCE) request.destroy();
  }
  return size <= limit ? Buffer.concat(chunks).toString('utf8') : undefined;
}
