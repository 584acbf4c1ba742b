import type { MailCopy } from '../../core/mails/mail-copy.ts';
import { brand } from '../brand.ts';
import { onceOpened } from './common.ts';

/** In general words: what a subscriber answered stands in no mail about a week. */
export const weekNews = {
  starts: 'Something new begins this week. Your calendar says on which evening or morning, and how to try it first.',
  active: 'This week goes on with what your skin knows. Your calendar says on which days.',
  basics: 'This week keeps to the basics: cleanser, moisturizer and sunscreen.',
} as const;

/** For those who asked for them on `/plan`. */
export const planMails = {
  'plan-week': {
    subject: `Week {week} of your ${brand.name} plan begins`,
    preview: 'What this week holds, and three taps about the last one.',
    title: 'Week {week} begins',
    evening: true,
    parts: [
      { panel: { heading: 'Your days this week', lead: '{news}', lines: [] }, when: 'news' },
      { text: 'How was the last week? Three taps on your page, and the plan follows your skin.' },
      { button: 'Open my plan', href: '{planLink}' },
      onceOpened,
      {
        note: 'You get this mail once a week because you asked for it on the page of your plan. [No more of these mails]({unsubscribe}).',
      },
    ],
  },
} as const satisfies Readonly<Record<string, MailCopy>>;
