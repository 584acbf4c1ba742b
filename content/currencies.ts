import type { SoldCurrency } from '../core/plans/currencies.ts';

/**
 * In which plans are sold; each plan needs a price in each. `zones` are the time zones whose visitors see it first, by how their names begin:
 * the longest counts. All others see the first currency. Everybody may change it.
 */
export const currencies: readonly SoldCurrency[] = [
  { code: 'USD', name: 'US dollars', zones: [] },
  {
    ...{ code: 'EUR', name: 'euros' },
    zones: [
      ...['Europe/', 'Atlantic/Azores', 'Atlantic/Canary', 'Atlantic/Madeira', 'Africa/Ceuta', 'Asia/Famagusta', 'Asia/Nicosia'],
      ...['America/Cayenne', 'America/Guadeloupe', 'America/Marigot', 'America/Martinique', 'America/Miquelon'],
      ...['America/St_Barthelemy', 'Indian/Mayotte', 'Indian/Reunion'],
    ],
  },
  {
    ...{ code: 'GBP', name: 'British pounds' },
    zones: ['Europe/Guernsey', 'Europe/Isle_of_Man', 'Europe/Jersey', 'Europe/London'],
  },
  {
    ...{ code: 'CAD', name: 'Canadian dollars' },
    zones: [
      ...['America/Atikokan', 'America/Blanc-Sablon', 'America/Cambridge_Bay', 'America/Coral_Harbour', 'America/Creston'],
      ...['America/Dawson', 'America/Edmonton', 'America/Fort_Nelson', 'America/Glace_Bay', 'America/Goose_Bay'],
      ...['America/Halifax', 'America/Inuvik', 'America/Iqaluit', 'America/Moncton'],
      ...['America/Rankin_Inlet', 'America/Regina', 'America/Resolute'],
      ...['America/St_Johns', 'America/Swift_Current', 'America/Toronto', 'America/Vancouver'],
      ...['America/Whitehorse', 'America/Winnipeg'],
    ],
  },
  { code: 'AUD', name: 'Australian dollars', zones: ['Australia/', 'Antarctica/Macquarie'] },
  { code: 'JPY', name: 'Japanese yen', zones: ['Asia/Tokyo'] },
];
