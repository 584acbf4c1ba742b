import { readFile } from 'node:fs/promises';
import { ReadableStream as ByteStream } from 'node:stream/web';
import { CommandError } from '../console/command.ts';
import { StartupError } from '../startup-error.ts';

/** Of everything that age has encrypted (age-encryption.org/v1). */
export const AGE_SIGNATURE = 'age-encryption.org/v1\n';
/** The last line of its header. */
const HEADER_END = '\n--- ';
const MAX_HEADER_BYTES = 16_384;

type Bytes = AsyncIterable<Uint8Array>;

/** The package is loaded only where a file is encrypted. */
const age = () => import('age-encryption');

/** A mistyped letter does not fit the checksum that a recipient ends with. */
export async function refuseRecipients(recipients: readonly string[]): Promise<void> {
  if (recipients.length === 0) return;
  const { Encrypter } = await age();
  for (const recipient of recipients) {
    try {
      new Encrypter().addRecipient(recipient);
    } catch {
      throw new StartupError(`BACKUP_RECIPIENT names ${recipient}, which is no recipient of age: a letter of it is wrong.`);
    }
  }
}

export async function* encryptTo(recipients: readonly string[], bytes: Bytes): AsyncGenerator<Uint8Array> {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  yield* toBytes(await encrypter.encrypt(toStream(bytes)));
}

/** Each part is authenticated before it is given out, and the end when it comes. */
export async function* decryptWith(identities: readonly string[], bytes: Bytes): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  yield* toBytes(await decrypter.decrypt(toStream(withShortHeader(bytes))));
}

/** The secret keys of a file as `age-keygen` writes it. */
export async function readIdentities(path: string): Promise<readonly string[]> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  const identities = (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const { Decrypter } = await age();
  const isIdentity = (line: string) => {
    try {
      new Decrypter().addIdentity(line);
      return true;
    } catch {
      return false;
    }
  };
  if (identities.length > 0 && identities.every(isIdentity)) return identities;
  throw new CommandError(`${path} holds no secret keys of age, as age-keygen writes them: AGE-SECRET-KEY-1…`);
}

/** The library reads a line of the header into memory, however long it is. */
async function* withShortHeader(bytes: Bytes): AsyncGenerator<Uint8Array> {
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of bytes) {
    if (head === undefined) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < MAX_HEADER_BYTES) continue;
    yield checkedHead(head);
    head = undefined;
  }
  if (head) yield checkedHead(head);
}

function checkedHead(head: Buffer): Buffer {
  if (head.subarray(0, MAX_HEADER_BYTES).includes(HEADER_END)) return head;
  throw new Error('it has no header of age');
}

/** The library names the streams of browsers, which are those of Node. */
function toStream(bytes: Bytes): ReadableStream<Uint8Array> {
  return ByteStream.from(bytes) as ReadableStream<Uint8Array>;
}

function toBytes(stream: ReadableStream<Uint8Array>): Bytes {
  return stream as unknown as Bytes;
}
