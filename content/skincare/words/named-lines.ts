import type { calendarRules, doctorRules, expectationRules, habitRules, limitationRules } from '../rules/lines.ts';

type LineId = (
  | typeof calendarRules
  | typeof habitRules
  | typeof expectationRules
  | typeof limitationRules
  | typeof doctorRules
)[number]['id'];

export const namedLines = {
  'basics-first': 'Week 1 is for the basics, so that your skin can settle.',
  'patch-test':
    'Before it goes on your face, each new active is tried twice a day for a week on a small spot of your inner arm. If the spot reacts, leave it out for good.',
  'one-at-a-time': 'Never two new actives in one week. If something stings, you know which one it was.',
  'stop-what-burns':
    'Stop what burns, swells or leaves skin red for a day. Go back to cleanser, moisturizer and sunscreen until your skin is calm.',
  'shelf-rests':
    'While something new is on trial, let the acids, retinoids and peels on your shelf rest. Bring them back one at a time after week 4.',
  'after-week-4': 'After week 4, keep what your skin likes. What waits comes next, one at a time, each with its week on the arm.',
  'nights-apart': 'A retinoid and an exfoliating acid never share an evening.',
  'one-a-night': 'One active an evening is enough for skin that is sensitive or red.',
  'fewer-at-once': 'At most two new actives in four weeks.',
  'sunscreen-every-morning': 'Sunscreen every morning, SPF 30 or more, and again every two hours outdoors.',

  'sunscreen-daily': 'Keep the sunscreen beside your toothbrush: cloudy days count too.',
  sleep: 'Set a time for lights out.',
  stress: 'Take the evening routine slowly: it can be your quiet minutes.',
  water: 'Have a glass of water with each meal.',
  order: 'Thin before thick: treatment first, then moisturizer, sunscreen last.',
  anchor: 'Tie each routine to something you do anyway, like brushing your teeth.',
  'sun-while-young':
    'In a trial of four and a half years, sunscreen every day slowed the aging of skin. It is a habit to begin at your age.',
  'sun-over-years': 'In a study of fair skin the sun had aged faces more than the years had: shade and sunscreen slow that down.',
  'drier-with-age': 'With the years skin gets drier and mends more slowly: cream in good time, and give each new thing longer.',
  shaving: 'Where a shave has nicked your skin, leave acids, scrubs and retinoids out until it has closed.',
  'talk-of-the-town': 'Let the bottle that everybody talks about wait until these four weeks are over.',
  'shelf-first': 'Add only what is missing on your shelf. Many products at once can irritate skin.',

  moisture: 'Skin can feel more comfortable, as long as you keep moisturizing.',
  blemishes: 'Fewer blemishes: care is given this long before anyone judges it.',
  niacinamide: 'Calmer, more even skin: what studies of niacinamide looked for.',
  'vitamin-c': 'Smoother skin: what a study of vitamin C looked for.',
  bakuchiol: 'Softer lines and a more even tone: what a study of bakuchiol looked for.',
  retinoid: 'Softer lines: what studies of retinol looked for.',
  'retinoid-start': 'A retinoid can make skin dry and flaky at first. Use it less often if it does.',
  'acid-tingle': 'A short tingle can happen with an acid. Burning is a sign to rinse it off and stop.',
  peptide: 'Softer lines: what a study of peptides looked for.',
  sunscreen: 'Sunscreen works by what does not happen. You will not see it in a mirror next week.',

  'no-guarantee': 'Nobody can promise how your skin will look. Skin differs, and so do products.',
  'pores-stay': 'Pores do not open or close. Care may make them less visible, and it cannot remove them.',
  'retinol-waits':
    'Retinol may soften lines, though its trials are weak, and it dries and stings. Your plan begins without it; that is a question for later, once your skin is calm.',
  'no-lift': 'A cream acts on the surface. It does not lift what lies deeper.',
  'double-chin': 'Skincare does not change a double chin.',
  'dark-circles': 'Some dark circles are shadows or veins. A cream does little about those.',
  'caffeine-in-company':
    'Eye care with caffeine was tested on eleven people, in pads that held vitamin K and an oil as well. What caffeine does alone is not known.',
  'azelaic-strength':
    'Azelaic acid is best known in strengths that a doctor prescribes. What shops sell is weaker, and less is known about it.',
  'spots-need-shade': 'Sun brings dark spots and uneven tone back: whatever you use for them, sunscreen belongs beside it.',

  'changing-mole': 'A mole that changes its size, shape or color, or that bleeds.',
  'sore-that-stays': 'A sore that does not heal.',
  'pain-or-spread': 'Skin that hurts, feels hot, or a rash that spreads quickly: the same day.',
  'strong-reaction': 'Swelling, blisters or a strong rash after a product. If breathing is hard, call emergency services.',
  'deep-blemishes': 'Blemishes that are deep, hurt or leave scars, or that stay after three months of care.',
  'lasting-redness': 'Redness that stays for weeks, or that comes with sore or dry eyes.',
  'new-dark-spot': 'A dark spot that is new and looks unlike your others.',
  'lasting-itch': 'Itching or flaking that keeps you awake, or that care at home does not calm.',
} as const satisfies Readonly<Record<LineId, string>>;
