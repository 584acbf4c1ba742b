import type { Plan } from '../../core/plans/plan.ts';
import { brand } from '../brand.ts';
import { claims } from '../claims.ts';
import type { AskingId, OptionId } from '../funnel/index.ts';
import { plans } from '../plans.ts';
import type { HabitId } from '../skincare/index-rules.ts';

/** The sales page, from top to bottom. {places} are filled in by the page. */
export const salesCopy = {
  offerBar: {
    running: 'Introductory offer expires in',
    over: '30-day money-back guarantee',
    unknown: '30-day money-back guarantee',
    way: 'See prices',
    told: 'Introductory offer: at most {minutes} left.',
    minute: '1 minute',
    minutes: '{count} minutes',
    toldOver: 'The introductory offer has ended. The page now shows our regular prices.',
  },
  /** About the address of the page before. */
  lead: {
    unsent: 'We could not save your e-mail address yet. We keep trying, so you can simply go on.',
    refused: 'We could not save your e-mail address. You can enter it again when you choose a plan.',
  },
  hero: {
    eyebrow: 'Your plan is ready',
    title: 'Your skin has a plan now',
    lead: 'Built from your answers: where you stand today, and what your program works towards.',
    dayZero: 'Day 0',
    goal: 'Your goal',
    goalWeek: 'Week {week}',
    drawn: 'Both are drawings.',
    /** In the place of the goal, beside a photo. */
    frame: 'Nobody can show you this yet. Your own photo will.',
    photoAlt: 'Your selfie',
    today: 'today',
    later: 'at your goal',
    note: 'Our estimate, not a promise: your answers with {habits}. The size of each step is ours, and skin takes its own time.',
    habits: {
      sleepHours: 'better sleep',
      waterIntake: 'more water',
      stressLevel: 'calmer days',
      useSunscreen: 'daily sunscreen',
      dailySkinCare: 'a routine morning and evening',
    } as const satisfies Readonly<Record<HabitId, string>>,
    /** What the steps of the plan work on, by area. */
    care: {
      hydration: 'moisture that stays',
      elasticity: 'care for lines and firmness',
      complexion: 'care for an even tone',
    },
    and: 'and',
    /** Areas in which there is little to gain. */
    kept: '{areas}: little to gain here, so the plan keeps what you have.',
    balance: { keep: 'You keep', add: 'We add', out: 'We leave out' },
    /** From the questions about goals. */
    ownTitle: 'A plan for {wish}',
    ownTitleBoth: 'A plan for {wish}, so you can {joy}',
    ownLead: 'Built from your answers: {headline}.',
    wishes: {
      'skin-texture': 'smoother skin',
      'skin-tone': 'a more even tone',
      hydration: 'skin that keeps its moisture',
      firmness: 'firmer skin',
      'daily-routine': 'a routine that lasts',
      confidence: 'skin you feel good in',
    } as const satisfies Readonly<Partial<Record<OptionId<'improveGoal'>, string>>>,
    joys: {
      'go-without-makeup': 'go out without makeup',
      'be-in-photos': 'be in more photos',
      'meet-new-people': 'meet new people',
      'start-something-new': 'start something new',
      'enjoy-the-mirror': 'enjoy the mirror',
    } as const satisfies Readonly<Partial<Record<OptionId<'confidenceGoal'>, string>>>,
    /** Where the best habits are there already. */
    keptNote: 'Your habits leave little to add here, so the goal is to keep what you have.',
    exampleNote: 'An example, until your answers are there. A drawing, not a promise: the same answers with better habits.',
  },
  getMyPlan: 'Get My Plan',
  reviews: { title: 'In their own words', label: 'Reviews', more: 'More reviews', summary: 'out of 5, from {count} reviews' },
  inside: { title: 'Look inside' },
  pricing: {
    title: 'Get Started with Special Pricing',
    titleOver: 'Choose the plan that suits you',
    lead: {
      unknown: 'Every plan opens the whole program. Choose how long you would like to begin with.',
      running: 'Your first payment is reduced on every plan while your offer runs.',
      /** Where the offer is not for every plan. */
      someReduced: 'While your offer runs, the first payment is reduced where a plan says so.',
      over: 'These are our regular prices. Every plan opens the whole program.',
      unreachable: 'We could not look up your introductory offer, so you see our regular prices. We keep trying.',
    },
    legend: 'Plans',
    currency: 'Prices in',
    reducedTo: 'reduced to',
    perDay: 'per day',
    save: 'Save {percent}%',
    total: '{price} today, then {renewal} per {period}',
    /** With a trial. */
    trial: {
      free: '{days} days free, then {renewal} every {period}',
      paid: '{price} for {days} days, then {renewal} every {period}',
    },
    /** Bought once. */
    once: '{price} once, for access {access}',
    endless: 'No end date',
    /** Without an introductory price. */
    regular: '{renewal} every {period}',
    /** Beside what the same time costs by the month. */
    longer: '{renewal} every {period}; by the month {monthly}',
    less: 'Save {amount}',
    choose: 'Please choose one of the plans first.',
    notLoaded: 'The payment form could not be loaded. Please check your connection and tap the button again.',
    canceled: 'Your payment was canceled and nothing was charged. Your plan is still here when you are ready.',
    guarantee: '30-day money-back guarantee',
    renewal: {
      none: 'Plans renew automatically at the list price at the end of each period, until you cancel. You can cancel at any time, online in two taps.',
      /** Where a plan is bought once. */
      noneOfSome:
        'Unless a plan says that it is paid once, it renews automatically at the list price at the end of each period, until you cancel. You can cancel at any time, online in two taps.',
      once: 'You pay {price} once, for access {access}. The {plan} plan does not renew, and nothing more is charged.',
      chosen:
        'You pay {price} today. The {plan} plan then renews automatically at {renewal} every {period}, until you cancel. You can cancel at any time, online in two taps.',
      trial: {
        free: 'You pay nothing for {days} days. The {plan} plan then renews automatically at {renewal} every {period}, until you cancel. You can cancel at any time, online in two taps.',
        paid: 'You pay {price} for {days} days. The {plan} plan then renews automatically at {renewal} every {period}, until you cancel. You can cancel at any time, online in two taps.',
      },
    },
    cancel: { label: 'How to cancel', href: '/terms-of-use#how-to-cancel' },
  },
  overview: {
    title: 'Analysis Overview',
    paragraphs: [
      'Your overview puts three things side by side: what you told us about your skin, what already stands on your shelf, and how much time you would like to spend.',
      'It starts with what your answers give the most weight. The areas you named besides come next, one at a time, so that you can tell what helps and what does not.',
      'The first weeks stay short on purpose: cleanse gently, a cream, sunscreen by day. What is new is tried on your arm first, and never two things in the same week. If your skin complains, the plan takes a step back with you.',
    ],
    more: 'Read more',
    less: 'Show less',
    facts: 'What you told us',
    factSteps: [
      { step: 'skinType', label: 'Skin type' },
      { step: 'skinConcerns', label: 'Concerns' },
      { step: 'isSensitiveSkin', label: 'Sensitivity' },
      { step: 'dailySkinCare', label: 'Routine today' },
    ] as const satisfies readonly { readonly step: AskingId; readonly label: string }[],
    lockedTitle: 'Your full report',
    locked: [
      'What to look after first, and why',
      'Ingredients to look for, and to leave out',
      'Morning and evening rituals, step by step',
      'Your calendar for the first month',
    ],
    lockedNote: 'Opens with your plan',
  },
  fits: {
    title: 'How three everyday products fit you',
    fit: 'fit',
    note: 'Worked out from what the labels list and what you answered.',
    exampleNote: 'An example, until your answers are there.',
  },
  others: {
    title: 'Other products fit',
    note: 'The rest of your list opens with your plan.',
    button: 'Get My Full Product List',
  },
  matches: {
    title: 'Recommended for you',
    lead: 'Picked by ingredients, never by brand.',
    match: 'match',
    why: 'Why these three',
    and: 'and',
  },
  director: {
    title: 'A word from our medical director',
    name: `Medical director, ${brand.name}`,
    figure: claims.productsAnalyzed.text,
    figureNote: 'looked at, ingredient by ingredient',
  },
  why: {
    title: `Why ${brand.name}?`,
    reasons: [
      {
        id: 'ingredients',
        title: 'Ingredients first',
        text: 'Your plan starts from what is in the bottle, not from who sells it.',
      },
      { id: 'scanner', title: 'A scanner for the shop', text: 'Point your phone at a product and see how it fits your skin.' },
      { id: 'face', title: 'A face scan that stays yours', text: 'Watch your skin change week by week, on your own phone.' },
      { id: 'chat', title: 'An assistant at midnight', text: 'Ask about a ritual or an ingredient and get a plain answer.' },
      {
        id: 'rituals',
        title: 'Rituals that fit the day',
        text: 'You say how much time there is. No plan takes more, and few take ten minutes.',
      },
      { id: 'hair', title: 'Hair comes along', text: 'Daily hair rituals live in the same calendar as your skin.' },
    ],
  },
  secrets: { title: 'Get skin changing secrets', lead: 'Four to start with. The app has many more.' },
  cosmetologist: {
    title: 'Thought through by a cosmetologist',
    text: 'Cleanse, treat, care, protect: your routine follows the order a cosmetologist works in, so that each step helps the next one.',
    points: ['Know what goes on first', 'Know what not to mix', 'Know when less is enough'],
  },
  lifetime: {
    eyebrow: 'Your Lifetime Benefit',
    title: 'Learn your skin once, and keep it for good',
    text: 'Products come and go. Being able to read a label, to notice what your skin likes and to leave the rest in the shop stays with you, also after a plan has ended.',
    proof: claims.peopleHelped,
  },
  promises: [
    {
      id: 'guarantee',
      title: '30-day money-back guarantee',
      text: 'If you followed the program and are not happy with it, ask within 30 days and you get your first payment back.',
      link: { label: 'Refund Policy', href: '/refund-policy' },
    },
    {
      id: 'privacy',
      title: 'Your face stays with you',
      text: 'Your selfie never leaves this device. Your answers travel only with your order, and no advertiser ever sees them.',
      link: { label: 'Privacy Policy', href: '/privacy-policy' },
    },
  ],
  help: {
    title: 'Need help?',
    questions: [
      {
        id: 'payment',
        title: 'What do I pay, and when?',
        text: (plans as readonly Plan[]).some(({ trialDays, once }) => trialDays || once)
          ? 'What is due today, what follows and on which day stand beside the button before you order.'
          : 'The first payment when you subscribe, the next at the end of your period. Both amounts and the day stand beside the button before you pay.',
        link: { label: 'Prices and renewal', href: '/terms-of-use#prices' },
      },
      {
        id: 'cancelling',
        title: 'What happens when I cancel?',
        text: 'Nothing more is charged, and your plan stays open until the end of the time you paid for. You do it online in two taps, without a reason.',
        link: { label: 'Manage subscription', href: '/manage' },
      },
      {
        id: 'guarantee',
        title: 'What does the guarantee ask of me?',
        text: 'That you did your rituals on most days. A few screenshots from the app show it; we never ask for a photo of your face.',
        link: { label: 'How to get your money back', href: '/refund-policy' },
      },
      {
        id: 'phones',
        title: 'Which phones is the app for?',
        text: brand.googlePlayUrl ? 'For iPhone and for Android.' : 'For iPhone. There is no app for Android yet.',
        link: { label: 'Ask us first', href: '/contact-us' },
      },
      {
        id: 'selfie',
        title: 'Who sees my selfie?',
        text: 'You do, in this browser. It goes to nobody with your order, and you can delete it at any time.',
        link: { label: 'What we keep, and why', href: '/privacy-policy' },
      },
    ],
    text: 'Write to us in your own words. A\u00a0person answers.',
    link: { label: brand.supportEmail, href: `mailto:${brand.supportEmail}` },
  },
  trust: { title: 'Good reasons to trust us' },
  last: { title: 'Ready when you are', text: 'Your answers are waiting in your plan.' },
} as const;
