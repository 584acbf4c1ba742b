import type { ConsentPurpose } from '../../core/consent/consent.ts';

/** Changes with every change of what visitors are asked to agree to; they are then asked again. */
export const consentVersion = '2026-11-30.2';

type PurposeWords = { readonly title: string; readonly text: string };

/** Opens what follows the first sentence of a purpose. */
export const consentDetails = 'What exactly';

/** What visitors are asked, and agree to or not. Each choice is kept with a digest of these words. */
export const consentCopy = {
  text: 'What the site needs to work is always on. You decide about the rest: statistics, your answers in them (some are health-related), and ads. You can change your mind at any time.',
  /** On the line at the screen's foot, where `text` is one tap away. */
  short: 'Allow statistics, health-related answers and ads?',
  accept: 'Accept',
  reject: 'Reject',
  choose: 'Choose',
  more: 'Privacy Policy',
  moreHref: '/privacy-policy',

  dialogTitle: 'Your privacy choices',
  dialogText: 'Everything below is off until you switch it on. Whatever you choose, the quiz and your plan stay the same.',
  necessary: {
    title: 'Necessary',
    text: 'Keeps your place in the quiz, your offer and your order. Always on; nobody else gets any of it.',
    always: 'Always on',
  },
  purposes: {
    statistics: {
      title: 'Statistics',
      text: 'Which screens people see and where they stop. We recognize this device again for up to 365 days. If you enter your e-mail address, our team can look at which screens this device saw; each look is recorded. If we use Google Analytics, it learns that there was a visit, a checkout or a purchase, not which screens you saw. If we use Amplitude, it gets the screens, never an answer, a name or an address.',
    },
    answers: {
      title: 'My answers in the statistics',
      text: 'Also counts what you answer, which can tell something about your health: skin concerns, sensitivity, sleep, stress. It stays with us and goes to no ad platform. Needs Statistics.',
    },
    ads: {
      title: 'Ads',
      text: 'Tells the ad platforms we use, such as Meta and Google, that a visit led to a checkout or a purchase. Never an answer, a skin concern, a screen or your photo.',
    },
  } satisfies Readonly<Record<ConsentPurpose, PurposeWords>>,
  gpc: 'Your browser sends Global Privacy Control, and we take that as a no. Ads stay off.',
  save: 'Save my choice',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  rights: 'See, export or delete what we hold about you',
  rightsHref: '/privacy/choices',
  close: 'Close without changing anything',
  saved: 'Your choice is saved. You can change it at any time under “Your privacy choices” at the foot of our pages.',
} as const;
