import type { DueAmounts } from '../checkout/terms.ts';

export type ErrorCode =
  | 'invalid'
  | 'not_found'
  | 'too_large'
  | 'too_many_requests'
  | 'unsupported_type'
  | 'forbidden_origin'
  | 'signed_out'
  | 'forbidden'
  | 'password_needed'
  | 'conflict'
  | 'unavailable'
  | 'internal';

/** `fields` has a message for each invalid field, by its path in the request; `terms` is what a refused checkout would cost; `asks` names the field of the request that lets it pass once the visitor agreed. */
export type ErrorResponse = {
  readonly success: false;
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    readonly requestId: string;
    readonly fields?: Readonly<Record<string, string>>;
    readonly terms?: DueAmounts;
    readonly asks?: 'another';
  };
};
