import { describe, expect, test } from 'vitest';
import { openSecrets, type SecretPlace } from './secrets.ts';

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const PLACE: SecretPlace = { column: 'operator.totp_secret', id: 1 };
const SEED = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('a sealed text does not show the secret, and is another each time', () => {
  const { seal, open } = openSecrets([NEW]);
  const [first, second] = [seal(PLACE, SEED), seal(PLACE, SEED)];
  expect(first).not.toBe(second);
  for (const sealed of [first, second]) {
    expect(sealed).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]+$/);
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain(SEED);
    expect(open(PLACE, sealed)).toBe(SEED);
  }
});

describe('a sealed text is not opened', () => {
  test.each<readonly [where: string, place: SecretPlace]>([
    ['in another row', { ...PLACE, id: 2 }],
    ['in another column', { ...PLACE, column: 'operator.totp_pending' }],
    ['in another table', { column: 'webhook_endpoints.secrets', id: '1' }],
  ])('%s', (_where, place) => {
    const { seal, open } = openSecrets([NEW]);
    expect(open(place, seal(PLACE, SEED))).toBeUndefined();
  });

  test('when any of its bits was changed', () => {
    const { seal, open } = openSecrets([NEW]);
    const [version, id, text = ''] = seal(PLACE, SEED).split('.');
    const bytes = Buffer.from(text, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(open(PLACE, [version, id, changed.toString('base64url')].join('.'))).toBeUndefined();
    }
  });

  test('with another key', () => {
    expect(openSecrets([OLD]).open(PLACE, openSecrets([NEW]).seal(PLACE, SEED))).toBeUndefined();
  });
});

test('a text that an earlier release stored in clear is opened as it is, and counts as overtaken', () => {
  const { open, isCurrent } = openSecrets([NEW]);
  for (const clear of [SEED, 'https://hooks.slack.example/services/1', 'whsec_BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=']) {
    expect(open(PLACE, clear)).toBe(clear);
    expect(isCurrent(clear)).toBe(false);
  }
});

test('an older key opens what it has sealed, and the newest one seals', () => {
  const before = openSecrets([OLD]).seal(PLACE, SEED);
  const { seal, open, isCurrent } = openSecrets([NEW, OLD]);
  expect(open(PLACE, before)).toBe(SEED);
  expect([isCurrent(before), isCurrent(seal(PLACE, SEED))]).toEqual([false, true]);
  expect(openSecrets([NEW]).open(PLACE, seal(PLACE, SEED))).toBe(SEED);
});
