import { describe, expect, test } from 'vitest';
import { paymentsAt, respondWith } from './testing.ts';

describe('the payments of a subscription', () => {
  const invoice = (change: object) => ({
    object: 'invoice',
    id: 'in_1',
    status: 'paid',
    billing_reason: 'subscription_cycle',
    currency: 'usd',
    amount_due: 100,
    amount_paid: 100,
    attempted: true,
    created: 1,
    status_transitions: { paid_at: 1 },
    last_finalization_error: null,
    payments: {
      data: [
        { status: 'canceled', payment: { payment_intent: 'pi_canceled' } },
        { status: 'paid', payment: { payment_intent: 'pi_paid' } },
      ],
    },
    ...change,
  });
  const charge = {
    object: 'charge',
    id: 'ch_1',
    status: 'succeeded',
    disputed: false,
    amount_refunded: 0,
    payment_intent: 'pi_paid',
  };

  /** Answers the lists by their names, and records what is posted. */
  async function account(answers: Readonly<Record<string, readonly object[]>>) {
    const posted: string[] = [];
    const listening = await respondWith((request, response) => {
      request.on('data', (part) => posted.push(decodeURIComponent(String(part))));
      const [, , kind = '', id] = new URL(request.url ?? '', 'http://a').pathname.split('/');
      const data = answers[kind] ?? [];
      response.end(JSON.stringify(id === undefined ? { object: 'list', has_more: false, url: '/', data } : data[0]));
    });
    return { ...listening, posted, payments: paymentsAt(listening.port) };
  }
  const readFirst = async (answers: Readonly<Record<string, readonly object[]>>) => {
    const { payments, close } = await account(answers);
    const read = await payments.readPayments({ id: 'sub_1', customerId: 'cus_1' });
    await close();
    return read;
  };

  type Disputed = { status: string; due_by?: number | null; amount?: number };
  const readDisputed = ({ status, due_by = null, amount = 1999 }: Disputed) =>
    readFirst({
      invoices: [invoice({})],
      charges: [{ ...charge, disputed: true }],
      disputes: [{ status, amount, evidence_details: { due_by } }],
    });

  // https://docs.stripe.com/api/pagination
  test('show a refund whose charge stands on a later page than the newest hundred', async () => {
    const failed = Array.from({ length: 100 }, (_, index) => ({
      ...charge,
      id: `ch_f${index}`,
      status: 'failed',
      payment_intent: 'pi_f',
    }));
    const { port, close } = await respondWith((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://a');
      const isFirst = searchParams.get('starting_after') !== 'ch_f99';
      const charges = isFirst ? failed : [{ ...charge, amount_refunded: 40 }];
      const answer = pathname.endsWith('/charges')
        ? { has_more: isFirst, data: charges }
        : { has_more: false, data: [invoice({})] };
      response.end(JSON.stringify({ object: 'list', url: pathname, ...answer }));
    });
    const read = await paymentsAt(port).readPayments({ id: 'sub_1', customerId: 'cus_1' });
    await close();
    expect(read).toMatchObject({ ok: true, value: [{ chargeId: 'ch_1', amountRefunded: 40 }] });
  });

  test('are refunded by the payment that was made, not by one that was given up', async () => {
    const { payments, posted, close } = await account({ invoices: [invoice({})] });
    await payments.refund({ id: 'in_1' });
    expect(posted.join()).toContain('payment_intent=pi_paid');
    await close();
  });

  test.each([
    ['prevented', 'won'],
    ['won', 'won'],
    ['warning_closed', 'won'],
    ['lost', 'lost'],
    ['needs_response', 'open'],
    ['appeal_under_review', 'open'],
  ])('with a dispute that is %s at Stripe have one that is %s', async (status, dispute) => {
    expect(await readDisputed({ status })).toMatchObject({ value: [{ dispute }] });
  });

  // https://docs.stripe.com/disputes/how-disputes-work: an inquiry takes no money from the balance.
  test.each([
    ['warning_needs_response', 0],
    ['warning_under_review', 0],
    ['needs_response', 500],
    ['appeal_needs_response', 500],
    ['lost', 500],
    ['won', 500],
  ])('with a dispute that is %s are disputed by %i of 500 cents', async (status, disputeAmount) => {
    expect(await readDisputed({ status, amount: 500 })).toMatchObject({ value: [{ disputeAmount }] });
  });

  test.each(['charge_disputed', 'refund_disputed_payment'])(
    'that are refused a refund by %s are disputed, and no failure',
    async (code) => {
      const listening = await respondWith(({ method }, response) => {
        if (method === 'GET') return response.end(JSON.stringify(invoice({})));
        response.statusCode = 400;
        return response.end(JSON.stringify({ error: { type: 'invalid_request_error', code, message: 'Charged back.' } }));
      });
      expect(await paymentsAt(listening.port).refund({ id: 'in_1' })).toEqual({ ok: true, value: 'disputed' });
      await listening.close();
    },
  );

  test.each([
    ['needs_response', 1_800_000_000, new Date('2027-01-15T08:00:00Z')],
    ['warning_needs_response', 1_800_000_000, new Date('2027-01-15T08:00:00Z')],
    ['needs_response', 0, undefined],
    ['needs_response', null, undefined],
    ['under_review', 1_800_000_000, undefined],
    ['lost', 1_800_000_000, undefined],
  ])('with a dispute that is %s and due at %s has an answer awaited until %s', async (status, due_by, disputeDueAt) => {
    expect(await readDisputed({ status, due_by })).toMatchObject({ value: [{ disputeDueAt }] });
  });

  test.each([
    ['a declined card', { status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } }, 'card'],
    [
      'a bank that refused without its owner',
      { status: 'requires_payment_method', last_payment_error: { code: 'authentication_required' } },
      'confirmation',
    ],
    ['a bank that asks its owner', { status: 'requires_action', last_payment_error: null }, 'confirmation'],
  ])('that failed by %s say when they are tried again and what they wait for', async (_why, intent, needs) => {
    const open = { status: 'open', attempted: true, attempt_count: 2, amount_paid: 0, next_payment_attempt: 1_800_000_000 };
    const payments = { data: [{ status: 'open', payment: { payment_intent: 'pi_open' } }] };
    const read = await readFirst({
      invoices: [{ ...invoice({}), ...open, payments }],
      payment_intents: [{ object: 'payment_intent', id: 'pi_open', ...intent }],
    });
    expect(read).toMatchObject({ value: [{ status: 'failed', tries: 2, nextTryAt: new Date(1_800_000_000_000), needs }] });
  });

  test('that failed are read with a key that may not read payment intents', async () => {
    const open = { ...invoice({}), status: 'open', attempted: true, next_payment_attempt: null };
    const { port, close } = await respondWith((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://a');
      if (pathname.startsWith('/v1/payment_intents')) {
        response.statusCode = 403;
        return response.end(JSON.stringify({ error: { type: 'invalid_request_error', message: 'No permission.' } }));
      }
      const data = pathname.endsWith('/invoices') ? [open] : [];
      return response.end(JSON.stringify({ object: 'list', has_more: false, url: '/', data }));
    });
    const read = await paymentsAt(port).readPayments({ id: 'sub_1', customerId: 'cus_1' });
    await close();
    expect(read).toMatchObject({ ok: true, value: [{ status: 'failed', needs: 'card', nextTryAt: undefined }] });
  });

  // https://docs.stripe.com/invoicing/integration/workflow-transitions: a draft is finalized and charged an hour later.
  test.each([
    ['nothing in the draft hour of a renewal', { status: 'draft' }, []],
    [
      'a blocked one for an invoice without the address that its tax needs',
      { status: 'draft', last_finalization_error: {} },
      [{ status: 'blocked' }],
    ],
    [
      'one that is processing while the bank settles it',
      { status: 'open' },
      [{ status: 'processing' }],
      { ...charge, status: 'pending' },
    ],
    ['a failed one once its charge failed', { status: 'open' }, [{ status: 'failed' }], { ...charge, status: 'failed' }],
  ])('show %s', async (_case, change, expected, only: object = charge) => {
    const payment_intents = [{ object: 'payment_intent', status: 'requires_payment_method', last_payment_error: null }];
    expect(await readFirst({ invoices: [invoice(change)], charges: [only], payment_intents })).toMatchObject({
      ok: true,
      value: expected,
    });
  });
});

describe('a decline', () => {
  test.each([
    ['Ada@Example.COM', 'ada@example.com'],
    ['ada@MÜLLER.de', 'ada@xn--mller-kva.de'],
    [null, undefined],
  ])('of a payer who wrote %s is found under the address %s', async (typed, email) => {
    const charge = {
      object: 'charge',
      id: 'ch_1',
      status: 'failed',
      outcome: { reason: 'generic_decline' },
      amount: 1999,
      currency: 'usd',
      created: 1,
      billing_details: { email: typed },
      payment_method_details: { card: { brand: 'visa', funding: 'credit', country: 'US', fingerprint: 'abc' } },
    };
    const { port, close } = await respondWith((_request, response) => response.end(JSON.stringify(charge)));
    const decline = await paymentsAt(port).readDecline('ch_1');
    await close();
    expect(decline).toMatchObject({ ok: true, value: { card: { kind: 'visa credit', fingerprint: 'abc' } } });
    expect(decline.ok && decline.value?.email).toBe(email);
  });
});
