// @ts-nocheck: the browser runs this file as it stands.
// It stands in for the script of the provider: a wallet and a card field that answer as its elements do. No money moves.
const TEST_CARD = '4242424242424242';

globalThis.Stripe = () => ({
  initCheckoutElementsSdk: ({ clientSecret }) => {
    let session;
    let field;
    const pay = async (number, bank) => {
      const answer = await post('pay', { clientSecret, number, ...(bank && { bank }) });
      if (answer.kind !== 'confirm') return answer;
      return pay(number, await askBank(session));
    };
    const confirm = async ({ expressCheckoutConfirmEvent } = {}) => {
      const paid = await pay(expressCheckoutConfirmEvent ? TEST_CARD : field.value());
      if (!paid.returnUrl) return { type: 'error', error: { message: paid.message, code: null } };
      location.assign(paid.returnUrl);
      return { type: 'success', session: view(session) };
    };
    return {
      loadActions: async () => {
        session = await post('session', { clientSecret });
        if (!session.id) return { type: 'error', error: { message: session.message, code: null } };
        return { type: 'success', actions: { getSession: () => view(session), confirm } };
      },
      createExpressCheckoutElement: () => walletButton(() => session),
      createPaymentElement: () => {
        field = cardField();
        return field;
      },
    };
  },
});

function view({ id, amount, shown, currency }) {
  return {
    id,
    currency,
    canConfirm: true,
    minorUnitsAmountDivisor: 100,
    total: { total: { minorUnitsAmount: amount, amount: shown } },
  };
}

async function post(path, fields) {
  try {
    const answer = await fetch(`/sandbox/elements/${path}`, { method: 'POST', body: new URLSearchParams(fields) });
    return await answer.json();
  } catch {
    return { message: 'The sandbox could not be reached.' };
  }
}

function element(draw) {
  const handlers = {};
  const root = document.createElement('div');
  const emit = (name, event = {}) => handlers[name]?.(event);
  return {
    on: (name, handler) => {
      handlers[name] = handler;
    },
    mount: (place) => {
      draw(root, emit);
      place.append(root);
      queueMicrotask(() => emit('ready', { availablePaymentMethods: { link: true } }));
    },
    destroy: () => root.remove(),
  };
}

function walletButton(session) {
  return element((root, emit) => {
    const button = dark(root, 'Test wallet · Pay');
    button.addEventListener('click', async () => {
      const sheet = openSheet('Test wallet', [session().product, `${session().shown} today`, 'No money moves here.']);
      if ((await sheet.choose('Pay', 'Cancel')) === 'Pay') {
        const paymentFailed = () => sheet.close();
        emit('confirm', { expressPaymentType: 'link', paymentFailed });
      } else emit('cancel');
      sheet.close();
      button.focus();
    });
  });
}

function cardField() {
  const input = document.createElement('input');
  const made = element((root) => {
    const label = document.createElement('label');
    label.textContent = 'Test card number';
    Object.assign(input, { inputMode: 'numeric', autocomplete: 'off', maxLength: 23, value: '' });
    Object.assign(input.style, { display: 'block', width: '100%', minHeight: '48px', padding: '0 12px', font: 'inherit' });
    label.append(input);
    root.append(label);
  });
  return { ...made, value: () => input.value };
}

async function askBank({ shown }) {
  const sheet = openSheet('Confirm with your bank', ['Test bank', shown, 'It believes what you press.']);
  const pressed = await sheet.choose('Complete', 'Fail');
  sheet.close();
  return pressed.toLowerCase();
}

function openSheet(title, lines) {
  const sheet = document.createElement('dialog');
  sheet.setAttribute('aria-label', title);
  Object.assign(sheet.style, { margin: 'auto', padding: '24px', width: 'min(20rem, 90vw)', border: '0', borderRadius: '16px' });
  for (const [index, line] of [title, ...lines].entries()) {
    const text = document.createElement(index === 0 ? 'h2' : 'p');
    text.textContent = line;
    sheet.append(text);
  }
  document.body.append(sheet);
  sheet.showModal();
  return {
    choose: (yes, no) =>
      new Promise((resolve) => {
        for (const choice of [yes, no]) dark(sheet, choice).addEventListener('click', () => resolve(choice));
        sheet.querySelector('button').focus();
        sheet.addEventListener('cancel', () => resolve(no));
      }),
    close: () => sheet.remove(),
  };
}

function dark(place, name) {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: name });
  Object.assign(button.style, {
    ...{
      display: 'block',
      width: '100%',
      minHeight: '48px',
      marginTop: '8px',
      border: '0',
      borderRadius: '24px',
      textAlign: 'center',
    },
    ...{ background: '#000', color: '#fff', font: 'inherit', cursor: 'pointer' },
  });
  place.append(button);
  return button;
}
