/** Why a request was refused; a closed set, so that a page can answer each one. */
export type ErrorCode =
  | 'invalid'
  | 'not_found'
  | 'too_large'
  | 'too_many_requests'
  | 'unsupported_type'
  | 'forbidden_origin'
  | 'signed_out'
  | 'conflict'
  | 'unavailable'
  | 'internal';

/** The one shape of an error answer. `fields` names what to mend, by path in the request. */
export type ErrorResponse = {
  readonly success: false;
  readonly error: {
    readonly code: ErrorCode;
    readonly message: string;
    readonly requestId: string;
    readonly fields?: Readonly<Record<string, string>>;
  };
};
