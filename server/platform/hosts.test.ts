import { expect, test } from 'vitest';
import { isLoopback, isPrivate } from './hosts.ts';

const hostOf = (host: string) => new URL(`http://${host}`).hostname;

test.each([
  'localhost',
  'localhost.',
  'shop.localhost',
  'shop.localhost.',
  '127.0.0.1',
  '127.0.0.1.',
  '127.9.9.9',
  '[::1]',
  '[::ffff:127.0.0.1]',
])('the host %s is this machine', (host) => {
  expect([isLoopback(hostOf(host)), isPrivate(hostOf(host))]).toEqual([true, true]);
});

test.each([
  '10.1.2.3',
  '172.31.0.1',
  '192.168.0.7',
  '[fd00::1]',
  'mail',
  'app.internal',
  'db.shop.svc',
  'nas.local',
  'mail.',
  'app.internal.',
  'db.shop.svc.',
])('the host %s is another machine of a private network', (host) => {
  expect([isLoopback(hostOf(host)), isPrivate(hostOf(host))]).toEqual([false, true]);
});

test.each([
  'example.com',
  'example.com.',
  'localhost.example.com',
  'localhost.example.com.',
  '8.8.8.8',
  '172.32.0.1',
  '169.254.169.254',
  '[2001:db8::1]',
  '[fe80::1]',
])('the host %s is public', (host) => {
  expect([isLoopback(hostOf(host)), isPrivate(hostOf(host))]).toEqual([false, false]);
});
