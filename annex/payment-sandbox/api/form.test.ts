import { expect, test } from 'vitest';
import { parseForm } from './form.ts';

test('a form without brackets is a flat object', () => {
  expect(parseForm('mode=subscription&customer_email=a%40b.co')).toEqual({ mode: 'subscription', customer_email: 'a@b.co' });
});

test('a form with brackets becomes nested objects, and numbers in order become lists', () => {
  expect(parseForm('line_items[0][price]=p1&line_items[0][quantity]=1&line_items[1][price]=p2&metadata[lead]=l1')).toEqual({
    line_items: [{ price: 'p1', quantity: '1' }, { price: 'p2' }],
    metadata: { lead: 'l1' },
  });
});

test('a form with empty brackets becomes a list', () => {
  expect(parseForm('expand[]=a&expand[]=b')).toEqual({ expand: ['a', 'b'] });
});

test('a form name of the object prototype does not change the prototype', () => {
  parseForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('a form name with malformed or too deep brackets is left out', () => {
  expect(parseForm(`a[=1&]=2&b${'[x]'.repeat(5000)}=3&ok=4`)).toEqual({ ok: '4' });
});
