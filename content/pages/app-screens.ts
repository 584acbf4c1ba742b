import { recommendedProducts } from '../products.ts';

/** What stands on the small screens of the companion app that the landing page draws. */
export const appScreens = {
  calendar: {
    picture: 'The calendar of the app: four weeks',
    title: 'Your four weeks',
    today: 'Day 10 of 28',
    steps: [
      { bottle: 'dropper', title: 'Niacinamide', text: 'New tonight', done: true },
      { bottle: 'tube', title: 'Basics, SPF', text: 'Tomorrow', done: false },
      { bottle: 'jar', title: 'Weekly photo', text: 'Sunday', done: false },
    ],
  },
  routine: {
    picture: 'The routine screen of the app: a morning ritual of four steps, three of them done',
    day: 'Tuesday',
    greeting: 'Good morning, Maya',
    ritual: 'Morning glow',
    done: '3 of 4 done',
    steps: [
      { bottle: 'tube', title: 'Cleanse', text: 'Oat cleanser', done: true },
      { bottle: 'dropper', title: 'Treat', text: 'Hydration serum', done: true },
      { bottle: 'jar', title: 'Moisturize', text: 'Barrier cream', done: true },
      { bottle: 'tube', title: 'Protect', text: 'Mineral SPF 50', done: false },
    ],
  },
  scanner: {
    picture: 'The product scanner of the app: a serum that suits the skin',
    title: 'Product scanner',
    product: recommendedProducts[1].title,
    verdict: 'Suits your skin',
    notes: ['Hyaluronic acid holds water', 'Panthenol calms', 'No perfume'],
  },
  schedule: {
    picture: 'The schedule screen of the app: five rituals through a Tuesday',
    title: 'My week',
    days: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
    /** Counted from 0. */
    today: 1,
    rituals: [
      { kind: 'face', time: '7:30', title: 'Morning glow' },
      { kind: 'body', time: '13:00', title: 'Water and SPF' },
      { kind: 'hair', time: '18:30', title: 'Scalp massage' },
      { kind: 'aroma', time: '21:30', title: 'Evening calm' },
      { kind: 'soul', time: '22:00', title: 'Three slow breaths' },
    ],
  },
  progress: {
    weeks: ['Week 1', 'Week 2', 'Week 3', 'Week 4'],
    kept: 'Rituals kept',
    streak: '12-day streak',
    stars: '420 stars',
    /** Rituals kept in each week, out of 14. */
    ritualsKept: [6, 9, 10, 13],
  },
} as const;
