import { brand } from '../brand.ts';

export const confirmationCopy = {
  asking: { title: 'One moment...', text: 'We are looking up your payment.' },
  pending: {
    title: 'Your payment is on its way',
    text: 'Your bank has not confirmed it yet. This usually takes a few seconds, and this page changes by itself.',
    patience:
      'This is taking longer than usual. You can close this page: a payment that goes through is recorded without it, and you will not be charged twice.',
    offline: 'We cannot reach our server at the moment. We keep trying, and nothing is lost.',
  },
  paid: {
    title: 'Done!',
    success: 'Payment success',
    next: 'Two small steps, and your first ritual can start today.',
    steps: [`Download the ${brand.name} app.`, 'Log in with the same e-mail address:'],
    answersOwed: 'Your answers have not reached the app yet. They are safe on this device, and we keep trying.',
    retry: 'Try again now',
  },
  failed: {
    title: 'The payment did not go through',
    text: 'You have not been charged, and your plan is still here. You can try again, also with another card.',
    back: 'Back to my plan',
  },
  unknown: {
    title: 'We cannot show an order here',
    text: 'This page shows a payment to the browser it was made in. If you paid somewhere else, look there, or write to us and we will help.',
    home: 'To the start',
  },
  help: 'Questions about your order?',
  support: { label: brand.supportEmail, href: `mailto:${brand.supportEmail}` },
} as const;
