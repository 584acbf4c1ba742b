import { z } from 'zod';

/** The prefix is mostly the team's id. */
const IOS_ID = /^[A-Z0-9]{10}(\.[A-Za-z0-9-]+)+$/;
const ANDROID_ID = /^[A-Za-z]\w*(\.[A-Za-z]\w*)+=[\dA-Fa-f]{2}(:[\dA-Fa-f]{2}){31}$/;
const LINK_URL = 'must be the https address of another host of yours, without a path, like https://app.example.com';

const list = (form: RegExp, message: string) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every((part) => form.test(part)), message);

/** The apps that phones open in place of a browser, and the host whose links they open. */
export const appLinkVariables = {
  APP_IOS_ID: list(
    IOS_ID,
    'must name the app by prefix and bundle, separated by commas where there are several, like ABCDE12345.com.example.app',
  ).optional(),
  APP_ANDROID_ID: list(
    ANDROID_ID,
    'must name packages with the SHA-256 fingerprints of their certificates, separated by commas, like com.example.app=14:6D:…:F2 (32 pairs)',
  ).optional(),
  APP_LINK_URL: z
    .string()
    .refine((value) => URL.parse(value)?.protocol === 'https:', LINK_URL)
    .transform((value) => new URL(value))
    .refine(({ href, origin }) => href === `${origin}/`, LINK_URL)
    .optional(),
};
