/** Browsers do not let other sites send this header, so it prevents cross-site requests. */
export const OPERATOR_HEADER = 'x-operator-request';
export const MIN_PASSWORD_LENGTH = 12;
/** Rows of one page of a list. */
export const PAGE = 50;
