import { z } from 'zod';
import { META_EVENT } from '../../core/consent/tags.ts';
import { META_API_VERSION } from '../../core/integrations/meta-version.ts';

const address = (message: string) =>
  z
    .string()
    .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), message)
    .transform((value) => new URL(value));

const TEST_HOST = 'must be an address like http://localhost:4700';
const CLICKHOUSE_URL =
  'must be where ClickHouse answers HTTP, without a path, a name or a password, like https://clickhouse.example.com:8443';
const secret = z.string().regex(/^[\w.|-]+$/, 'must be a secret as its service shows it, without blanks');
const onOrOff = z.enum(['on', 'off'], 'must be on or off').default('off');
const testCode = z
  .string()
  .regex(/^[A-Za-z0-9_-]{3,40}$/, 'must be the code that Events Manager shows under Test Events')
  .optional();

/** The services that are told of visits, sales and subscribers. */
export const integrationVariables = {
  MAIL_BOUNCES: z
    .string()
    .regex(/^[^<>@\s+]{1,30}@[^<>@\s]+$/, 'must be the address of a mailbox for returned mails, like bounces@example.com')
    .optional(),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'must be the measurement id of a Google Analytics 4 property, like G-1ABC2DEF3G')
    .optional(),
  GA_API_SECRET: secret.optional(),
  GA_URL: address('must be where Google takes events, like https://region1.google-analytics.com').optional(),
  META_PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'must be the id of a Meta pixel, which is a number')
    .optional(),
  META_ACCESS_TOKEN: secret.optional(),
  META_API_VERSION: z
    .string()
    .regex(/^v\d{2,3}\.0$/, `must be a version of Meta's Graph API, like ${META_API_VERSION}`)
    .default(META_API_VERSION),
  META_EVENT_NAME: z
    .string()
    .regex(/^[A-Za-z][\w ]{0,39}$/, 'must be a name of up to 40 letters, digits, blanks and underscores')
    .default(META_EVENT),
  META_TEST_EVENT_CODE: testCode,
  META_SUBSCRIBE_ON_OPEN: onOrOff,
  META_URL: address(TEST_HOST).optional(),
  TIKTOK_PIXEL_ID: z
    .string()
    .regex(/^[A-Z0-9]{10,30}$/, 'must be the code of a TikTok pixel, like C1ABCDEFGHIJ2KLMNOPQ')
    .optional(),
  TIKTOK_ACCESS_TOKEN: secret.optional(),
  TIKTOK_TEST_EVENT_CODE: testCode,
  TIKTOK_URL: address(TEST_HOST).optional(),
  AMPLITUDE_API_KEY: secret.optional(),
  AMPLITUDE_SECRET_KEY: secret.optional(),
  AMPLITUDE_URL: address('must be where Amplitude takes events, like https://api2.amplitude.com/2/httpapi').default(
    new URL('https://api2.amplitude.com/2/httpapi'),
  ),
  AMPLITUDE_PRIVACY_URL: address('must be where Amplitude takes deletions, like https://amplitude.com').optional(),
  CLICKHOUSE_URL: address(CLICKHOUSE_URL)
    .refine(({ href, origin }) => href === `${origin}/`, CLICKHOUSE_URL)
    .optional(),
  CLICKHOUSE_USER: z
    .string()
    .regex(/^[^:\p{C}]+$/u, 'must be a name without a colon')
    .optional(),
  CLICKHOUSE_PASSWORD: z.string().optional(),
  CLICKHOUSE_DATABASE: z
    .string()
    .regex(/^[A-Za-z_]\w{0,63}$/, 'must be the name of a database, of letters, digits and underscores')
    .optional(),
  MAILCHIMP_API_KEY: z
    .string()
    .regex(/^\w+-[a-z]{2,6}\d+$/, 'must be a key of Mailchimp, which ends with its data centre, like -us21')
    .optional(),
  MAILCHIMP_LIST_ID: z.string().regex(/^\w+$/, "must be the id of an audience, as Mailchimp's settings of it show").optional(),
  MAILCHIMP_DOUBLE_OPT_IN: onOrOff,
  MAILCHIMP_PERMISSION_ID: z.string().regex(/^\w+$/, "must be the id of one of the audience's marketing permissions").optional(),
  MAILCHIMP_URL: address(TEST_HOST).optional(),
  KLAVIYO_API_KEY: secret.optional(),
  KLAVIYO_LIST_ID: z.string().regex(/^\w+$/, "must be the id of a list, as Klaviyo's address of it shows").optional(),
  KLAVIYO_URL: address(TEST_HOST).optional(),
  MAILCHIMP_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{24,}$/, 'must be a secret of at least 24 letters and digits, as openssl makes: openssl rand -hex 32')
    .optional(),
};
