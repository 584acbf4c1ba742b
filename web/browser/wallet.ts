import type { CheckoutRequest, ElementsEnd, ElementsResponse } from '../../core/api/checkout.ts';
import { post } from './api.ts';
import { TIMEOUT_MS, withConsentId } from './checkout.ts';
import { after } from './clock.ts';
import { stopWallet } from './wallet-place.ts';

/** Of the provider's script, what is used: https://docs.stripe.com/js/custom_checkout */
type CheckoutView = {
  readonly currency: string;
  readonly minorUnitsAmountDivisor: number;
  readonly total: { readonly total: { readonly minorUnitsAmount: number } };
};
type ExpressConfirm = { readonly paymentFailed: (payload: { readonly reason: 'fail' }) => void };
type Element = { mount(place: HTMLElement): void; destroy(): void };
type ExpressElement = Element & {
  on(event: 'ready' | 'loaderror' | 'cancel', handler: () => void): unknown;
  on(event: 'confirm', handler: (event: ExpressConfirm) => void): unknown;
};
type ConfirmOptions = { readonly redirect: 'always'; readonly expressCheckoutConfirmEvent?: ExpressConfirm };
type ConfirmResult = { readonly type: 'success' } | { readonly type: 'error'; readonly error: { readonly message: string } };
type Actions = { getSession(): CheckoutView; confirm(options: ConfirmOptions): Promise<ConfirmResult> };
type CheckoutElements = {
  loadActions(): Promise<{ readonly type: 'success'; readonly actions: Actions } | { readonly type: 'error' }>;
  createExpressCheckoutElement(options: object): ExpressElement;
  createPaymentElement(options: object): Element;
};
type ProviderScript = (publishableKey: string) => {
  initCheckoutElementsSdk(options: { readonly clientSecret: string }): CheckoutElements;
};

declare global {
  var Stripe: ProviderScript | undefined;
}

const MAX_WAIT_MS = 3000;

/** One request after another: a session that is about to end must not be the one that is shown again. */
let last: Promise<unknown> = Promise.resolve();

/** Undefined where it was refused, or is not wanted any longer. */
export function startElements(order: CheckoutRequest, isWanted: () => boolean): Promise<ElementsResponse | undefined> {
  const started = last.then(async () => {
    if (!isWanted()) return undefined;
    const result = await post<ElementsResponse>('/api/checkout/elements', withConsentId(order), { timeoutMs: TIMEOUT_MS });
    if (!result.ok) return undefined;
    if (isWanted()) return result.value;
    await end(result.value.sessionId);
    return undefined;
  });
  last = started;
  return started;
}

export function endElements(sessionId: string): void {
  last = last.then(() => end(sessionId));
}

function end(sessionId: string): Promise<unknown> {
  return post('/api/checkout/elements/end', { sessionId } satisfies ElementsEnd);
}

type WalletOptions = Pick<ElementsResponse, 'clientSecret' | 'publishableKey' | 'script'> & {
  readonly place: HTMLElement;
  /** What the dialog shows as due today, like '19.99', and its currency. */
  readonly price: string;
  readonly currency: string;
  /** A button was used, with or without a payment. */
  readonly onPress: () => void;
  /** Authorized on the sheet; `failed` is true where nothing was charged. */
  readonly onConfirm: (confirmed: Promise<ConfirmResult>) => void;
};

export type Wallet = {
  mountCard(place: HTMLElement): void;
  payByCard(): Promise<ConfirmResult>;
  close(): void;
};

/** Undefined where the script is blocked or late, or the sheet would show another amount than the dialog does. */
export async function openWallet(options: WalletOptions): Promise<Wallet | undefined> {
  const late = new Promise<undefined>((resolve) => after(MAX_WAIT_MS, () => resolve(undefined)));
  const opening = openElements(options).catch(() => undefined);
  const opened = await Promise.race([opening, late]);
  if (!opened) {
    stopWallet();
    void opening.then((wallet) => wallet?.close());
  }
  return opened;
}

async function openElements({
  place,
  price,
  currency,
  onPress,
  onConfirm,
  ...loaded
}: WalletOptions): Promise<Wallet | undefined> {
  await loadScript(loaded.script);
  const checkout = globalThis.Stripe?.(loaded.publishableKey).initCheckoutElementsSdk({ clientSecret: loaded.clientSecret });
  const result = await checkout?.loadActions();
  if (!checkout || result?.type !== 'success') return undefined;
  const { actions } = result;
  if (!costs(actions.getSession(), price, currency)) return undefined;
  const express = checkout.createExpressCheckoutElement(EXPRESS);
  let card: Element | undefined;
  express.on('cancel', onPress);
  express.on('confirm', (event) => {
    onPress();
    const confirmed = actions.confirm({ redirect: 'always', expressCheckoutConfirmEvent: event });
    void confirmed.then(({ type }) => type === 'error' && event.paymentFailed({ reason: 'fail' }));
    onConfirm(confirmed);
  });
  const ready = new Promise<boolean>((resolve) => {
    express.on('ready', () => resolve(true));
    express.on('loaderror', () => resolve(false));
  });
  express.mount(place);
  const wallet: Wallet = {
    mountCard(into) {
      if (card) return;
      card = checkout.createPaymentElement(CARD);
      card.mount(into);
    },
    payByCard: () => actions.confirm({ redirect: 'always' }),
    close() {
      express.destroy();
      card?.destroy();
    },
  };
  if (await ready) return wallet;
  wallet.close();
  return undefined;
}

const EXPRESS = {
  buttonHeight: 48,
  buttonType: { applePay: 'subscribe', googlePay: 'subscribe' },
  layout: { maxColumns: 1, overflow: 'auto' },
};
/** The wallets have buttons of their own. */
const CARD = { layout: 'accordion', wallets: { applePay: 'never', googlePay: 'never', link: 'never' } };

/** The script refuses to confirm where the page has not read all three. */
function costs({ total, minorUnitsAmountDivisor, currency }: CheckoutView, price: string, shown: string): boolean {
  return total.total.minorUnitsAmount / minorUnitsAmountDivisor === Number(price) && currency.toUpperCase() === shown;
}

let loading: Promise<void> | undefined;

function loadScript(src: string): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', reject);
    script.src = src;
    document.head.append(script);
  });
  return loading;
}
