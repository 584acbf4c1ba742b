import { z } from 'zod';

/** A one-time token as a link carries it; anything else is as unknown as one that was never given. */
export const Token = z.string().max(200);

/** `POST /api/app-links`: a link that opens the paid features in the companion app, for the browser that paid. */
export const AppLinkRequest = z.strictObject({ sessionId: z.string().max(200) });
export type AppLinkResponse = {
  /** Leads to /open, with the token behind the `#`, where no server or log sees it. */
  readonly link: string;
  /** The token alone, to be typed or pasted into the app. */
  readonly code: string;
  /** The link as a QR code: an SVG path over a square of `size` units. */
  readonly qr: { readonly path: string; readonly size: number };
  readonly minutes: number;
};

/** `POST /api/app-links/mails`: the same by mail, to the address the order has and to no other. */
export type AppLinkMailResponse = { readonly success: true };

/** `POST /api/app-links/redemptions`: the companion app's, once per token. Everything but a token that is still good gets the same 404. */
export const RedemptionRequest = z.strictObject({ token: Token });
export type RedemptionResponse = {
  readonly email: string;
  readonly planId: string;
  /** As the payment provider names it: active, trialing, past_due, canceled... */
  readonly status: string;
  /** ISO 8601; access is paid for until then. */
  readonly currentPeriodEnd: string | null;
};
