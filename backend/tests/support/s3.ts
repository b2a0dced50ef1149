import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request as requestOf, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { afterAll } from 'vitest';
import { listenHere } from './listener';

/**
 * Fate of a request on its way to the bucket: passed on, refused as with wrong keys, never answered, answered with a
 * part only or with other bytes, or cut off.
 */
type Fate = 'pass' | 'refuse' | 'hang' | 'stall' | 'garble' | 'cut';

/** A request as a fault is decided by: its method, and the key of the object. */
type Asked = { method: string; key: string };

// The server marks where a list of more than a thousand goes on with DES, which OpenSSL has no more by itself. Three
// times the same key is the same cipher.
const crypto = createRequire(import.meta.url)('node:crypto');
for (const name of ['createCipheriv', 'createDecipheriv']) {
  const make = crypto[name];
  crypto[name] = (cipher: string, key: Buffer, iv: Buffer, ...rest: unknown[]) =>
    cipher === 'des'
      ? make('des-ede3-cbc', Buffer.concat([key, key, key]), iv)
      : make(cipher, key, iv, ...rest);
}

const BUCKET = 'clinic';
const DENIED =
  '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';

function answerWith(fate: Fate, { request, response, to }: Passing): void {
  if (fate === 'cut') return void request.socket.destroy();
  if (fate === 'hang') return void request.resume();
  if (fate === 'refuse') {
    request
      .resume()
      .on('end', () => response.writeHead(403, { 'content-type': 'application/xml' }).end(DENIED));
    return;
  }
  const passed = requestOf(
    { host: '127.0.0.1', port: to, method: request.method, path: request.url, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (fate === 'pass') return void answer.pipe(response);
      if (fate === 'garble')
        return void answer
          .on('data', (chunk: Buffer) => response.write(chunk.map((byte) => byte ^ 1)))
          .on('end', () => response.end());
      answer.once('data', (chunk: Buffer) => response.write(chunk.subarray(0, 10)));
    },
  );
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}

interface Passing {
  request: IncomingMessage;
  response: ServerResponse;
  /** Port of the S3 server. */
  to: number;
}

/** A real S3 server with one private bucket, which checks signatures, and a way to it that a test can disturb. */
export async function startBucket() {
  const directory = mkdtempSync(join(tmpdir(), 'clinic-s3-'));
  const configureBuckets = [{ name: BUCKET }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  // Node dates answers by the machine's clock, and a client goes by the server's.
  const date = (_: IncomingMessage, response: ServerResponse) =>
    response.setHeader('Date', new Date().toUTCString());
  server.httpServer.prependListener('request', date);
  let fateOf: (asked: Asked) => Fate = () => 'pass';
  const way = createServer((request, response) => {
    const { method = '', url = '' } = request;
    // This server lets everybody in who brings no signature; a private bucket refuses them.
    const isSigned = request.headers.authorization !== undefined;
    const key = decodeURIComponent(url.split('?', 1)[0] ?? '').slice(`/${BUCKET}/`.length);
    answerWith(isSigned ? fateOf({ method, key }) : 'refuse', { request, response, to: port });
  });
  way.prependListener('request', date);
  const wayPort = await listenHere(way);
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const client = new S3Client({
    ...{ region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, forcePathStyle: true, credentials },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  afterAll(async () => {
    client.destroy();
    way.close();
    way.closeAllConnections();
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });
  const named = (Key: string) => ({ Bucket: BUCKET, Key });
  const put = async (key: string, Body: Buffer, Metadata?: Record<string, string>) =>
    void (await client.send(new PutObjectCommand({ ...named(key), Body, Metadata })));
  return {
    /** Environment of a backend that uses the bucket. */
    environment: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${wayPort}`,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    /** The same bucket where everybody may read it. */
    openEndpoint: `http://127.0.0.1:${port}`,
    /** Decides what becomes of each further request of a backend. */
    meet: (fate: Fate | ((asked: Asked) => Fate)) => {
      fateOf = typeof fate === 'function' ? fate : () => fate;
      way.closeAllConnections();
    },
    /** Keys of all objects, sorted; past every fault, as the rest. */
    keys: async () => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: BUCKET }));
      return Contents.map(({ Key = '' }) => Key).sort();
    },
    read: async (key: string) => {
      const { Body } = await client.send(new GetObjectCommand(named(key)));
      if (!Body) throw new Error(`There is nothing at ${key}`);
      return Buffer.from(await Body.transformToByteArray());
    },
    put,
    /** Puts something small under many keys in one folder, past the calls. */
    putMany: async ([first = '', ...others]: string[]) => {
      await put(first, Buffer.from('x'));
      const folder = join(directory, BUCKET, dirname(first));
      // The server keeps an object as files of its name with an ending each.
      const files = readdirSync(folder).filter((name) => name.startsWith(`${basename(first)}._S3rver`));
      for (const file of files)
        for (const other of others)
          copyFileSync(join(folder, file), join(folder, file.replace(basename(first), basename(other))));
    },
    remove: async (key: string) => void (await client.send(new DeleteObjectCommand(named(key)))),
  };
}

type RawRequest = { url: string; path: string; headers?: Record<string, string>; method?: string };

/** Asks for a path as it is written here: fetch would tidy it first. */
export async function askRaw({ url, path, headers = {}, method = 'GET' }: RawRequest) {
  const { hostname, port } = new URL(url);
  const asked = requestOf({ hostname, port, path, headers, method }).end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  return { status: answer?.statusCode ?? 0, body: answer ? await text(answer) : '' };
}
