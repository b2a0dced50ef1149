import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { BucketSettings } from './environment/buckets';

/** A whole call, body included, that keeps what it reads or writes in memory, ms. */
const CALL_MS = 15_000;
/** Time for an answer that is passed on to begin, and then to end, ms: together less than the website waits. */
const BEGIN_MS = 5000;
const END_MS = 9000;
const CONNECT_MS = 3000;

/** An object that is on its way; whoever opens it has to read or destroy its body. */
export interface OpenedObject {
  body: Readable;
  /** Length of the body in bytes; of a part of the object if `range` is set. */
  length: number | undefined;
  /** Value of the header Content-Range. */
  range: string | undefined;
  etag: string | undefined;
  lastModified: Date | undefined;
}

/**
 * The objects of one private bucket below one prefix, by the protocol of AWS. Names are checked by those who make them. Every
 * call rejects, in bounded time, when the bucket does not answer or refuses; an object that is not there is no fault.
 */
export class Bucket {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;

  constructor({ settings, prefix }: { settings: BucketSettings; prefix: 'cards/' | 'uploads/' }) {
    const { region, endpoint, accessKeyId, secretAccessKey } = settings;
    this.bucket = settings.bucket;
    this.prefix = prefix;
    this.client = new S3Client({
      region,
      // Addresses with the bucket in the path are understood by every provider, names of hosts are not.
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
      requestHandler: { connectionTimeout: CONNECT_MS },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async put({ name, content, type }: { name: string; content: Buffer; type: string }): Promise<void> {
    const command = new PutObjectCommand({ ...this.named(name), Body: content, ContentType: type });
    await this.client.send(command, { abortSignal: AbortSignal.timeout(CALL_MS) });
  }

  /** Null when there is nothing under this name. */
  async get(name: string): Promise<Buffer | null> {
    const abortSignal = AbortSignal.timeout(CALL_MS);
    return await orNull(async () => {
      const { Body } = await this.client.send(new GetObjectCommand(this.named(name)), { abortSignal });
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    });
  }

  /** Reads an object or a `range` of it; null where there is none, 'outside' for a range beyond it. */
  async open(name: string, range?: string): Promise<OpenedObject | 'outside' | null> {
    const command = new GetObjectCommand({ ...this.named(name), ...(range ? { Range: range } : {}) });
    const begun = new AbortController();
    const timer = setTimeout(() => begun.abort(), BEGIN_MS);
    try {
      const answer = await orNull(() => this.client.send(command, { abortSignal: begun.signal }));
      if (!answer?.Body) return null;
      // In Node it is the response itself.
      const body = answer.Body as Readable;
      endInTime(body);
      const { ContentLength: length, ContentRange, ETag: etag, LastModified: lastModified } = answer;
      return { body, length, range: ContentRange, etag, lastModified };
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 416) return 'outside';
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Removing what is not there is no fault. */
  async remove(name: string): Promise<void> {
    const abortSignal = AbortSignal.timeout(CALL_MS);
    await this.client.send(new DeleteObjectCommand(this.named(name)), { abortSignal });
  }

  private named(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: `${this.prefix}${name}` };
  }
}

async function orNull<Value>(read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}

function endInTime(body: Readable): void {
  const timer = setTimeout(() => body.destroy(new Error('Took too long')), END_MS);
  body.once('close', () => clearTimeout(timer));
}
