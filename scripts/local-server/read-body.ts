import type { IncomingMessage } from 'node:http';

export interface BodyLimits {
  /** The most bytes that a body may have. */
  readonly bytes: number;
  /** The bytes after which its sender is cut off instead of answered. */
  readonly patience: number;
  /** How long all of it may take to come. */
  readonly ms: number;
}

/** The body of a request, or which limit it exceeds. Throws where it is broken off. */
export function readBody(
  request: IncomingMessage,
  { bytes, patience, ms }: BodyLimits,
): Promise<Buffer | 'too-large' | 'too-slow'> {
  if (Number(request.headers['content-length']) > patience) return Promise.resolve('too-large');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const late = setTimeout(() => settle('too-slow'), ms);
    const settle = (outcome: Buffer | 'too-large' | 'too-slow') => {
      clearTimeout(late);
      request.removeAllListeners('data');
      resolve(outcome);
    };
    const fail = (error: Error) => {
      clearTimeout(late);
      reject(error);
    };
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bytes) chunks.push(chunk);
      else if (size > patience) settle('too-large');
    });
    request.once('end', () => settle(size <= bytes ? Buffer.concat(chunks) : 'too-large'));
    request.once('error', fail);
    request.once('aborted', () => fail(Object.assign(new Error('broken off'), { code: 'ECONNRESET' })));
  });
}
