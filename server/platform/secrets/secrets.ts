import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts what the database keeps and only this server may read, with a key that is not in the database. */
export type Secrets = {
  seal(place: SecretPlace, secret: string): string;
  /** What an earlier release stored in clear is returned as it is. Undefined where no key opens it, or it comes from another place. */
  open(place: SecretPlace, stored: string): string | undefined;
  /** Whether the newest key has sealed it. */
  isCurrent(stored: string): boolean;
};

/** A sealed text opens in its own column and row alone. */
export type SecretPlace = {
  readonly column: 'operator.totp_secret' | 'operator.totp_pending' | 'webhook_endpoints.secrets' | 'webhook_endpoints.url';
  readonly id: string | number;
};

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Version, id of the key, then nonce, tag and ciphertext. */
const SEALED = /^v1\.([0-9a-f]{8})\.([\w-]{38,})$/;

/** The first key seals, all of them open. */
export function openSecrets([newest, ...older]: readonly [Buffer, ...Buffer[]]): Secrets {
  const keys = new Map([newest, ...older].map((key) => [idOf(key), key]));
  const newestId = idOf(newest);
  return {
    seal(place, secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', newest, nonce).setAAD(contextOf(place));
      const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return `v1.${newestId}.${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')}`;
    },
    open(place, stored) {
      const [, id = '', text = ''] = SEALED.exec(stored) ?? [];
      if (id === '') return stored;
      const key = keys.get(id);
      return key && decrypt(key, Buffer.from(text, 'base64url'), contextOf(place));
    },
    isCurrent: (stored) => SEALED.exec(stored)?.[1] === newestId,
  };
}

function decrypt(key: Buffer, bytes: Buffer, context: Buffer): string | undefined {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(context).setAuthTag(tag);
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

function contextOf({ column, id }: SecretPlace): Buffer {
  return Buffer.from(`${column}\n${id}`);
}

/** Says which key it was, and nothing of the key. */
function idOf(key: Buffer): string {
  return createHash('sha256').update('id of a key\n').update(key).digest('hex').slice(0, 8);
}
