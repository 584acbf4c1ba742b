import type { MailCopy } from '../../core/mails/mail-copy.ts';
import { brand } from '../brand.ts';

/** Mails that nobody is owed: only for those who agreed to them, and each says how to get no more. */
export const marketingMails = {
  'abandoned-quiz': {
    subject: `Your ${brand.name} results are still there`,
    preview: 'You can go on where you left off. Nothing was charged.',
    title: 'Pick up where you left off',
    parts: [
      {
        text: 'You answered our skin quiz and left before choosing a plan. Your answers are still on the device you used, and so is your program.',
      },
      { button: 'Go on where I was', href: '{door}?resume' },
      {
        note: 'Please open it on the same phone or computer and in the same browser: your answers and your photo never left it, so on another one you would start from the beginning.',
      },
      {
        note: 'You get this mail because you ticked the box for tips and offers when you kept your results. It is the only reminder we send. [Unsubscribe]({unsubscribe}).',
      },
    ],
  },
} as const satisfies Readonly<Record<string, MailCopy>>;
