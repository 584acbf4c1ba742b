import { brand } from '../brand.ts';
import { claims } from '../claims.ts';

/** The landing page, from top to bottom. */
export const landingCopy = {
  getPlan: 'Get My Plan',
  hero: {
    eyebrow: 'Your skin, week by week',
    title: 'Your AI-powered skincare App',
    /** Types itself out. */
    subtitle: 'Achieve flawless skin with our cosmetologist',
    note: 'Free skin analysis in about 3 minutes, no account. The app is for iPhone.',
    proof: claims.peopleHelped,
    picture: 'A woman in a robe and a towel enjoys her skin care; beside her the app shows her four weeks.',
    done: 'Morning ritual done',
  },
  plan: {
    title: 'Unique personalized skincare plan',
    claim: claims.database.text,
    points: [
      {
        title: 'Made for your answers',
        text: 'Your skin type, your habits and the ingredients you get on with decide what goes in.',
      },
      { title: 'Checked on the shelf', text: 'Scan a bottle in the shop and see whether it belongs in your routine.' },
    ],
  },
  callToAction: {
    title: 'Transform your skincare with expert guidance',
    text: 'Take our short cosmetologist quiz and unlock a customized skincare plan built on ingredient analysis and your needs',
  },
  routine: {
    title: 'A beauty routine plan that will lead you to flawless skin',
    text: 'Three short rituals, in the right order, for the time you really have. Each step says what, how much and why.',
    pause: 'Pause the cards',
    play: 'Turn the cards',
    choose: 'Show a routine',
    cards: [
      {
        id: 'morning',
        title: 'Morning glow',
        time: '6 minutes',
        steps: ['Rinse with lukewarm water', 'Press in the hydration serum', 'Moisturize', 'SPF, two fingers of it'],
      },
      {
        id: 'evening',
        title: 'Evening calm',
        time: '9 minutes',
        steps: ['Melt off the day with balm', 'Cleanse with a gentle gel', 'Treat, every other night', 'Seal with a cream'],
      },
      {
        id: 'weekly',
        title: 'Sunday reset',
        time: '20 minutes',
        steps: ['Warm towel for two minutes', 'Soft clay mask', 'Facelifting massage', 'Oil for the ends of your hair'],
      },
    ],
  },
  assistant: {
    title: 'AI Skincare Assistant',
    text: 'Ask at midnight, ask in the shop, ask twice. You get an answer in plain words.',
    name: 'Petal',
    status: 'Your assistant',
    demo: 'A talk with the assistant',
    typing: 'typing',
    /** They come one after another: see `landingTimings.chatMessagesAtMs`. */
    messages: [
      { from: 'assistant', text: 'Hi! I am here for everything skin. What is your skin type?' },
      { from: 'user', text: 'I have normal skin and I would like a beauty routine.' },
      { from: 'assistant', text: 'Lovely! I have a few rituals for you. Shall we start with the morning?' },
    ],
    field: 'Ask me anything',
  },
  manage: {
    title: 'Manage skincare routine',
    step: 'Step',
    pick: {
      title: 'Pick the rituals that suit you best.',
      cards: [
        { id: 'skin', title: 'Daily skin care', text: 'Cleanse, treat, SPF' },
        { id: 'hair', title: 'Daily hair care', text: 'Wash, nourish, brush' },
      ],
    },
    types: { title: 'Choose the types of rituals.', carousel: 'Types of rituals' },
    schedule: { title: 'Build your personal ritual schedule.' },
  },
  progress: {
    title: 'Watch your habit grow',
    text: 'Small steps add up, week by week.',
    points: ['One photo a week, side by side', 'A streak that forgives a lazy Sunday', 'Beauty stars for every ritual'],
    picture: 'The progress screen of the app: four weekly photos, rituals kept per week and Beauty stars.',
  },
  giveaway: {
    title: `Win a ${claims.beautyBox.text}`,
    text: 'Collect Beauty stars with every ritual. First place on the leaderboard wins a box filled for their skin.',
    rules: 'Beauty stars have no cash value. Adults only.',
    terms: 'See the terms',
    quote: claims.medicalDirector,
    author: 'Medical director',
    house: brand.name,
  },
  download: {
    title: 'Your routine, in your pocket',
    text: 'Take the quiz here, then carry your plan with you.',
  },
  benefits: { title: 'Everything your skin asked for' },
  social: {
    title: claims.peopleHelped,
    text: 'Every plan starts with the same short quiz.',
    rating: '{mean} out of 5, {count} reviews',
    reviews: 'What people say',
  },
} as const;
