import { describe, expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

describe('one mailbox', () => {
  test.each([
    ['ada@example.com', 'Ada+shop@Example.com', 'ada@example.com'],
    ['ada@example.com', 'ada+a+b@example.com', 'ada@example.com'],
    ['ada.love@gmail.com', 'a.d.a.l.o.v.e+x@googlemail.com', 'adalove@gmail.com'],
    ['ada@me.com', 'ada@icloud.com', 'ada@icloud.com'],
    ['ada@pm.me', 'ada+1@protonmail.com', 'ada@proton.me'],
    ['a.d-a_l@proton.me', 'adal+x@protonmail.ch', 'adal@proton.me'],
    ['ada@ya.ru', 'ada@yandex.com', 'ada@yandex.ru'],
    ['ada@yandex.by', 'ada@yandex.kz', 'ada@yandex.ru'],
    ['ada+x@yandex.ua', 'ada@yandex.ru', 'ada@yandex.ru'],
    ['shop@ada.fastmail.com', 'ada+shop@fastmail.com', 'ada@fastmail.com'],
    ['a.b@Ada.fastmail.fm', '+x@ada.fastmail.fm', 'ada@fastmail.fm'],
    ['ada@müller.de', 'ada+x@xn--mller-kva.de', 'ada@xn--mller-kva.de'],
  ])('is behind %s and %s', (one, other, mailbox) => {
    expect([mailboxOf(one), mailboxOf(other)]).toEqual([mailbox, mailbox]);
    expect(mailboxOf(mailbox)).toBe(mailbox);
  });

  test.each([
    ['ada.love@example.com', 'adalove@example.com'],
    ['ada-love@gmail.com', 'adalove@gmail.com'],
    ['+ada@example.com', '+bob@example.com'],
    ['ada@gmx.de', 'ada@gmx.net'],
    ['ada@example.com', 'ada@mail.example.com'],
    ['ada.love@yandex.ru', 'adalove@yandex.ru'],
    ['ada.love@fastmail.com', 'adalove@fastmail.com'],
    ['ada@fastmail.com', 'ada@fastmail.fm'],
    ['x@ada.notfastmail.com', 'ada@notfastmail.com'],
    ['x@ada.example.com', 'y@ada.example.com'],
  ])('is not behind both %s and %s', (one, other) => {
    expect(mailboxOf(one)).not.toBe(mailboxOf(other));
  });
});
