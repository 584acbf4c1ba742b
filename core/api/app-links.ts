import { z } from 'zod';

export const Token = z.string().max(200);

export const AppLinkRequest = z.strictObject({ sessionId: z.string().max(200) });
export type AppLinkResponse = {
  /** The token stands behind the `#`, so that no server or log sees it. */
  readonly link: string;
  readonly code: string;
  readonly qr: { readonly path: string; readonly size: number };
  readonly minutes: number;
  /** Phones open `link` in the app that the installation names, and in no other. */
  readonly universal?: true;
};

export type AppLinkMailResponse = { readonly success: true };

/** `POST /api/app-links/redemptions`, called by the companion app. Every invalid token gets the same 404. */
export const RedemptionRequest = z.strictObject({ token: Token });
export type RedemptionResponse = {
  readonly email: string;
  /** Random: the app signs in under it to the service that unlocks it. */
  readonly appUserId: string | null;
  readonly planId: string;
  readonly status: string;
  readonly currentPeriodEnd: string | null;
  readonly paidUntil: string | null;
};
